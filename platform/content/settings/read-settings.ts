import type { SettingsAround, SettingsParts } from '#contract/settings/admin-settings.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { currentSettings } from './current-settings.ts'
import { partsOf } from './settings-parts.ts'

/** Returns the store's settings, and what the environment configures. */
export async function readSettings(
  context: RequestContext,
): Promise<{ versao: number; partes: SettingsParts; ambiente: SettingsAround }> {
  permit(context, 'configuracao.ver')
  const { versao, settings } = await currentSettings(context.db)
  const { fechada } = context.environment

  return { versao, partes: partsOf(settings), ambiente: { fechada } }
}
