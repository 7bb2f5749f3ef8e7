import type { Settings } from '#contract/settings/settings.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'

/** The public configuration. Nothing in it is secret. */
export function getSettings({ settings, tag }: RequestContext): Settings {
  tag('configuracao')

  return settings
}
