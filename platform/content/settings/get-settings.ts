import type { Settings } from '#contract/settings/settings.ts'
import type { Visit } from '#platform/infrastructure/context/request-context.ts'

/** The public configuration. Nothing in it is secret. */
export function getSettings({ settings, tag }: Visit): Settings {
  tag('configuracao')

  return settings
}
