import { lte } from 'drizzle-orm'
import { DAY_MS } from '#domain/time/durations.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { compras } from '../tables.ts'

/** As long as somebody may come back to buy what they began; after that, name and document are nobody's business. */
const RETENTION_DAYS = 30

/** Forgets what was typed of purchases that nobody went on with. */
export async function purgeDrafts({ db, agora }: Pick<RequestContext, 'db' | 'agora'>): Promise<void> {
  await db.delete(compras).where(lte(compras.alteradaEm, new Date(agora.getTime() - RETENTION_DAYS * DAY_MS)))
}
