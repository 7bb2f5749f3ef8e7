import { lte } from 'drizzle-orm'
import { DAY_MS } from '#domain/time/durations.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { vendasInternas } from '../tables.ts'

/** As long as the shop session of a sale lives. */
const RETENTION_DAYS = 90

/** Deletes old internal sales; their orders keep the seller's name. */
export async function purgeSales({ db, now }: Pick<RequestContext, 'db' | 'now'>): Promise<void> {
  const before = new Date(now.getTime() - RETENTION_DAYS * DAY_MS)
  await db.delete(vendasInternas).where(lte(vendasInternas.criadaEm, before))
}
