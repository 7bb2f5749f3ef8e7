import { lte } from 'drizzle-orm'
import type { Visit } from '#platform/infrastructure/context/request-context.ts'
import { compras } from '../tables.ts'

/** As long as somebody may come back to buy what they began; after that, name and document are nobody's business. */
const KEPT_DAYS = 30

const DAY_MS = 86_400_000

/** Forgets what was typed of purchases that nobody went on with. */
export async function purgeDrafts({ db, agora }: Pick<Visit, 'db' | 'agora'>): Promise<void> {
  await db.delete(compras).where(lte(compras.alteradaEm, new Date(agora.getTime() - KEPT_DAYS * DAY_MS)))
}
