import { useRouteLoaderData } from 'react-router'
import type { SettingsAround, SettingsParts } from '#contract/settings/admin-settings.ts'

type Loaded = { versao: number; partes: SettingsParts; ambiente: SettingsAround }

/** The settings, on a page below their frame. */
export function useSettings(): Loaded {
  const loaded = useRouteLoaderData<Loaded>('configuracoes')
  if (!loaded) throw new Error('Only the pages of the settings know them.')

  return loaded
}
