import { lte } from 'drizzle-orm'
import type { Visit } from '#platform/infrastructure/context/request-context.ts'
import { vendasInternas } from '../tables.ts'

/** As long as the session that a sale works in. */
const KEPT_DAYS = 90

const DAY_MS = 86_400_000

/** Forgets sales of the panel that are long over; their orders keep who sold. */
export async function purgeSales({ db, agora }: Pick<Visit, 'db' | 'agora'>): Promise<void> {
  const before = new Date(agora.getTime() - KEPT_DAYS * DAY_MS)
  await db.delete(vendasInternas).where(lte(vendasInternas.criadaEm, before))
}
