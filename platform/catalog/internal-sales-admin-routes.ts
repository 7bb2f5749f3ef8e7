import { implement } from '@orpc/server'
import { sales } from '#contract/orders/sales/internal-sales.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { goodsForSale } from './product/skus/goods-for-sale.ts'

/** Goods for internal sales. */
export const saleGoodsRoute = implement(sales)
  .$context<RequestContext>()
  .goods.handler(({ context, input }) => goodsForSale(context, input))
