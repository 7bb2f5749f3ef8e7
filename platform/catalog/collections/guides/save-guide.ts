import { eq } from 'drizzle-orm'
import { GuideForm } from '#contract/content/guides/admin-guides.ts'
import { readInput } from '#platform/infrastructure/context/read-input.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { guias } from './tables.ts'
import { writeGuide } from './write-guide.ts'

/** Saves an imported guide, new or replacing the one at its address. Returns whether anything changed. */
export function saveGuide(
  { db, now }: Pick<RequestContext, 'db' | 'now'>,
  draft: GuideForm,
): Promise<boolean> {
  const form = readInput(GuideForm, draft)

  return db.transaction(async (tx) => {
    const [before] = await tx.select().from(guias).where(eq(guias.slug, form.slug)).for('update')

    return (await writeGuide(tx, before, form, now)) !== before
  })
}
