import type { Settings } from '#contract/settings/settings.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { tags } from '#platform/infrastructure/tags.ts'

/** Returns the public configuration. Nothing in it is secret. */
export function getSettings({ settings, tag }: RequestContext): Settings {
  tag(tags.settings)

  return settings
}
