import { inArray, lt } from 'drizzle-orm'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { movimentosEstoque } from '../tables.ts'

const YEARS = 5

/** So many at a time, so that a day's work is short. */
const BATCH = 50_000

/** Forgets movements of stock after five years, as long as books are kept (CTN, art. 173), the oldest first. */
export async function purgeMovements({ db, agora }: Pick<RequestContext, 'db' | 'agora'>): Promise<void> {
  const before = new Date(agora)
  before.setUTCFullYear(before.getUTCFullYear() - YEARS)
  const oldest = db
    .select({ id: movimentosEstoque.id })
    .from(movimentosEstoque)
    .where(lt(movimentosEstoque.em, before))
    .orderBy(movimentosEstoque.em)
    .limit(BATCH)
  await db.delete(movimentosEstoque).where(inArray(movimentosEstoque.id, oldest))
}
