import { eq } from 'drizzle-orm'
import { LandingPageInput } from '#contract/product-input.ts'
import { publish } from '#platform/publish.ts'
import type { Visit } from '#platform/visit.ts'
import { claimAddress } from './claim-address.ts'
import { sanitizeHtml } from './sanitize.ts'
import { type Saved, unlessEqual } from './saved.ts'
import { landingPages } from './tables.ts'

/** Puts in a landing page, or brings the one of this slug up to date; saving it again changes nothing. */
export async function saveLandingPage({ db }: Pick<Visit, 'db'>, input: LandingPageInput): Promise<Saved> {
  const { seo, descricao, ...facts } = LandingPageInput.parse(input)
  const row = {
    ...facts,
    descricao: sanitizeHtml(descricao),
    seoTitle: seo?.title ?? null,
    seoDescription: seo?.description ?? null,
  }

  return db.transaction(async (tx) => {
    await claimAddress(tx, row.slug, 'landing-page')
    const [written] = await tx
      .insert(landingPages)
      .values(row)
      .onConflictDoUpdate({
        target: landingPages.slug,
        set: row,
        setWhere: unlessEqual(landingPages, row),
      })
      .returning({ id: landingPages.id })
    if (written) {
      await publish(tx, [`landing-page:${written.id}`])
      return { id: written.id, mudou: true }
    }
    const [known] = await tx
      .select({ id: landingPages.id })
      .from(landingPages)
      .where(eq(landingPages.slug, row.slug))
    return { id: known?.id ?? 0, mudou: false }
  })
}
