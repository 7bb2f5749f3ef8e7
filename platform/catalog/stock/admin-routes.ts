import { implement } from '@orpc/server'
import { stock } from '#contract/catalog/stock.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { applyCount, discardCount } from './counts/close-count.ts'
import { listCountLines } from './counts/count-lines.ts'
import { correctCount, readIntoCount } from './counts/read-into-count.ts'
import { getCount, listCounts, openCount } from './counts/stock-counts.ts'
import { findStockLevel, getStockLevel, listStockLevels } from './list-stock-levels.ts'
import { moveStock } from './move-stock.ts'
import { setRestockDates } from './restock-dates/set-restock-dates.ts'
import { setStockMinimums } from './set-stock-minimums.ts'

const api = implement(stock).$context<RequestContext>()

/** Stock routes, without those that show orders, which `platform/orders` has. */
export const stockAdminRoutes = {
  move: api.move.handler(({ context, input }) => moveStock(context, input)),
  levels: api.levels.handler(({ context, input }) => listStockLevels(context, input)),
  level: api.level.handler(({ context, input }) => getStockLevel(context, input)),
  find: api.find.handler(({ context, input }) => findStockLevel(context, input)),
  minimums: api.minimums.handler(({ context, input }) => setStockMinimums(context, input)),
  restockDates: api.restockDates.handler(({ context, input }) => setRestockDates(context, input)),
  counts: api.counts.handler(({ context, input }) => listCounts(context, input)),
  openCount: api.openCount.handler(({ context, input }) => openCount(context, input)),
  count: api.count.handler(({ context, input }) => getCount(context, input)),
  countLines: api.countLines.handler(({ context, input }) => listCountLines(context, input)),
  read: api.read.handler(({ context, input }) => readIntoCount(context, input)),
  correct: api.correct.handler(({ context, input }) => correctCount(context, input)),
  apply: api.apply.handler(({ context, input }) => applyCount(context, input)),
  discard: api.discard.handler(({ context, input }) => discardCount(context, input)),
}
