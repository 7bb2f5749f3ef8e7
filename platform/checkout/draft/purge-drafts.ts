import { lte } from 'drizzle-orm'
import { DAY_MS } from '#domain/time/durations.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { compras } from '../tables.ts'

/** How long somebody may come back to finish; after that, the store has no reason to retain name and document. */
const RETENTION_DAYS = 30

/** Deletes abandoned checkout drafts. */
export async function purgeDrafts({ db, now }: Pick<RequestContext, 'db' | 'now'>): Promise<void> {
  await db.delete(compras).where(lte(compras.alteradaEm, new Date(now.getTime() - RETENTION_DAYS * DAY_MS)))
}
