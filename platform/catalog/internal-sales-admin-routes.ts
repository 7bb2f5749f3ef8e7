import { implement } from '@orpc/server'
import { sales } from '#contract/orders/internal-sales.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { goodsForSale } from './product/skus/goods-for-sale.ts'

/** What can be put into a sale of the panel, answered here because the catalogue knows it. */
export const saleGoodsRoute = implement(sales)
  .$context<RequestContext>()
  .goods.handler(({ context, input }) => goodsForSale(context, input))
