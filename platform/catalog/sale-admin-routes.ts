import { implement } from '@orpc/server'
import { sales } from '#contract/admin/sales.ts'
import type { Visit } from '#platform/visit.ts'
import { goodsForSale } from './admin/goods-for-sale.ts'

/** What can be put into a sale of the panel, answered here because the catalogue knows it. */
export const saleGoodsRoute = implement(sales)
  .$context<Visit>()
  .goods.handler(({ context, input }) => goodsForSale(context, input))
