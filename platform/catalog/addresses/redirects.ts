import { asc, eq, gt, inArray } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'
import { invalidateTags } from '#platform/database/invalidate-tags.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { tags } from '#platform/infrastructure/tags.ts'
import { redirecionamentos } from '../tables.ts'

const PAGE = 1_000

/** The targets of those addresses that redirect. */
export function redirectsFrom(db: Database, addresses: readonly string[]) {
  return db
    .select()
    .from(redirecionamentos)
    .where(inArray(redirecionamentos.de, [...addresses]))
}

/** All redirects after this one, a thousand at a time. */
export function redirectsAfter(db: Database, de: string) {
  return db
    .select()
    .from(redirecionamentos)
    .where(gt(redirecionamentos.de, de))
    .orderBy(asc(redirecionamentos.de))
    .limit(PAGE)
}

/** Deletes a redirect. */
export async function removeRedirect(
  { db }: Pick<RequestContext, 'db'>,
  { de }: { de: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.delete(redirecionamentos).where(eq(redirecionamentos.de, de))
    await invalidateTags(tx, [tags.address(de)])
  })
}
