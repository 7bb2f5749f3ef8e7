import { maintainMonths, yearsBefore } from '#platform/database/maintain-months.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'

const YEARS = 5

/** Purges stock movements after five years, the retention of accounting records (CTN, art. 173). */
export async function purgeMovements({ db, now }: Pick<RequestContext, 'db' | 'now'>): Promise<void> {
  await maintainMonths(db, 'movimentos_estoque', { now, before: yearsBefore(now, YEARS) })
}
