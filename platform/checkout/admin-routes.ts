import { implement } from '@orpc/server'
import { sales } from '#contract/orders/sales/internal-sales.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import {
  deliverSale,
  discountSale,
  getSale,
  identifySaleBuyer,
  putItem,
} from './internal-sales/change-internal-sale.ts'
import { listSales } from './internal-sales/list-internal-sales.ts'
import { openSaleInShop, placeSale } from './internal-sales/place-internal-sale.ts'
import { startSale } from './internal-sales/start-internal-sale.ts'

const api = implement(sales).$context<RequestContext>()

/** Implements the contract's routes except `goods`, which the catalogue implements. */
export const salesAdminRoutes = {
  list: api.list.handler(({ context }) => listSales(context)),
  start: api.start.handler(({ context, input }) => startSale(context, input)),
  get: api.get.handler(({ context, input }) => getSale(context, input)),
  putItem: api.putItem.handler(({ context, input }) => putItem(context, input)),
  discount: api.discount.handler(({ context, input }) => discountSale(context, input)),
  identify: api.identify.handler(({ context, input }) => identifySaleBuyer(context, input)),
  deliver: api.deliver.handler(({ context, input }) => deliverSale(context, input)),
  place: api.place.handler(({ context, input }) => placeSale(context, input)),
  openInShop: api.openInShop.handler(({ context, input }) => openSaleInShop(context, input)),
}
