import { implement } from '@orpc/server'
import { orders } from '#contract/orders.ts'
import type { Visit } from '#platform/visit.ts'
import { cancelOwnOrder } from './cancel-own-order.ts'
import { getBoleto } from './get-boleto.ts'
import { getInvoiceData } from './get-invoice-data.ts'
import { getOrder } from './get-order.ts'
import { listOrders } from './list-orders.ts'
import { payOrder } from './pay-order.ts'
import { reportOwnDefect } from './report-own-defect.ts'
import { withdrawOwnOrder } from './withdraw-own-order.ts'

const api = implement(orders).$context<Visit>()

/** All of the contract's but `buyAgain`, which fills a cart: checkout answers it. */
export const ordersRoutes = {
  list: api.list.handler(({ context, input }) => listOrders(context, input)),
  get: api.get.handler(({ context, input }) => getOrder(context, input)),
  cancel: api.cancel.handler(({ context, input }) => cancelOwnOrder(context, input)),
  reportDefect: api.reportDefect.handler(({ context, input }) => reportOwnDefect(context, input)),
  withdraw: api.withdraw.handler(({ context, input }) => withdrawOwnOrder(context, input)),
  pay: api.pay.handler(({ context, input }) => payOrder(context, input)),
  boleto: api.boleto.handler(({ context, input }) => getBoleto(context, input)),
  invoiceData: api.invoiceData.handler(({ context, input }) => getInvoiceData(context, input)),
}
