import { lte } from 'drizzle-orm'
import { DAY_MS } from '#domain/time/durations.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { vendasInternas } from '../tables.ts'

/** As long as the session that a sale works in. */
const RETENTION_DAYS = 90

/** Forgets sales of the panel that are long over; their orders keep who sold. */
export async function purgeSales({ db, agora }: Pick<RequestContext, 'db' | 'agora'>): Promise<void> {
  const before = new Date(agora.getTime() - RETENTION_DAYS * DAY_MS)
  await db.delete(vendasInternas).where(lte(vendasInternas.criadaEm, before))
}
