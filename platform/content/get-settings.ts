import type { Settings } from '#contract/settings.ts'
import type { Visit } from '#platform/visit.ts'

/** The public configuration. Nothing in it is secret. */
export function getSettings({ settings, tag }: Visit): Settings {
  tag('configuracao')

  return settings
}
