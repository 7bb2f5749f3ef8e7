import { inArray, lt } from 'drizzle-orm'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { movimentosEstoque } from '../tables.ts'

const YEARS = 5

/** Rows per batch, so that each statement is short. */
const BATCH = 50_000

/** Purges stock movements after five years, the retention of accounting records (CTN, art. 173), oldest first. */
export async function purgeMovements({ db, now }: Pick<RequestContext, 'db' | 'now'>): Promise<void> {
  const before = new Date(now)
  before.setUTCFullYear(before.getUTCFullYear() - YEARS)
  const oldest = db
    .select({ id: movimentosEstoque.id })
    .from(movimentosEstoque)
    .where(lt(movimentosEstoque.em, before))
    .orderBy(movimentosEstoque.em)
    .limit(BATCH)
  await db.delete(movimentosEstoque).where(inArray(movimentosEstoque.id, oldest))
}
