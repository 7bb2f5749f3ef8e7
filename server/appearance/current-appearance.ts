import type { Appearance } from '#contract/content/appearance.ts'
import { currentDraft } from '#platform/content/appearance/appearance-draft.ts'
import { ORIGINAL_APPEARANCE } from '#platform/content/appearance/original-appearance.ts'
import { publishedAppearance } from '#platform/content/appearance/published-appearance.ts'
import { storeStylesheet } from '#platform/content/appearance/stylesheets.ts'
import type { Database } from '#platform/database/connect.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'

/** An appearance with the hash of its stylesheet; null if it has none. */
export type ShownAppearance = { appearance: Appearance; folha: string | null }

/** Holds the published appearance in this process. Call `reload` before the first use, and when it changes. */
export function createCurrentAppearance(db: Database, renderStylesheet: RequestContext['renderStylesheet']) {
  let shown: ShownAppearance = { appearance: ORIGINAL_APPEARANCE, folha: null }

  return {
    current: (): ShownAppearance => shown,

    async reload(): Promise<void> {
      shown = await shownOf((await publishedAppearance(db)) ?? ORIGINAL_APPEARANCE)
    },

    /** The saved draft, as it will look. */
    async draft(): Promise<ShownAppearance> {
      return shownOf((await currentDraft(db)).rascunho)
    },
  }

  async function shownOf(appearance: Appearance): Promise<ShownAppearance> {
    return { appearance, folha: await storeStylesheet(db, await renderStylesheet(appearance)) }
  }
}

export type CurrentAppearance = ReturnType<typeof createCurrentAppearance>
