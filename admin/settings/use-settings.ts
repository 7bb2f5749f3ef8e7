import { useRouteLoaderData } from 'react-router'
import type { SettingsAround, SettingsParts } from '#contract/settings/admin-settings.ts'

type Loaded = { versao: number; partes: SettingsParts; ambiente: SettingsAround }

/** Returns the settings that the frame's loader has read. */
export function useSettings(): Loaded {
  const loaded = useRouteLoaderData<Loaded>('configuracoes')
  if (!loaded) throw new Error('useSettings works only below the settings frame.')

  return loaded
}
