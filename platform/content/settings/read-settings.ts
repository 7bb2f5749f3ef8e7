import type { SettingsAround, SettingsParts } from '#contract/settings/admin-settings.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import type { Visit } from '#platform/infrastructure/context/request-context.ts'
import { currentSettings } from './current-settings.ts'
import { partsOf } from './settings-parts.ts'

/** The store's settings as they stand in the database, and what was settled outside of it. */
export async function readSettings(
  visit: Visit,
): Promise<{ versao: number; partes: SettingsParts; ambiente: SettingsAround }> {
  permit(visit, 'configuracao.ver')
  const { versao, settings } = await currentSettings(visit.db)
  const { pagamentos, frete, correio, fechada } = visit.ambiente

  return { versao, partes: partsOf(settings), ambiente: { pagamentos, frete, correio, fechada } }
}
