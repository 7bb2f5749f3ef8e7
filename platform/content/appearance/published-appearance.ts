import { desc } from 'drizzle-orm'
import type { Appearance } from '#contract/content/appearance.ts'
import type { Database } from '#platform/database/connect.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { appearancePublications } from '../tables.ts'

/** Returns the newest publication; null before the first one. */
export async function latestPublication(db: Database) {
  const [row] = await db
    .select()
    .from(appearancePublications)
    .orderBy(desc(appearancePublications.id))
    .limit(1)

  return row ?? null
}

/** Returns the published appearance; null before the first publication. */
export async function publishedAppearance(db: Database): Promise<Appearance | null> {
  return (await latestPublication(db))?.valor ?? null
}

/** Whether the merchant has given the shop a look of its own, by publishing one. */
export async function hasIdentity({ db }: Pick<RequestContext, 'db'>): Promise<boolean> {
  return (await publishedAppearance(db)) !== null
}
