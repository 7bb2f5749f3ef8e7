import { implement } from '@orpc/server'
import { orders } from '#contract/orders/orders.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { getOrder } from './access/get-order.ts'
import { listSavedCards } from './buyer/list-saved-cards.ts'
import { removeSavedCard } from './buyer/remove-saved-card.ts'
import { getInvoiceData } from './invoices/get-invoice-data.ts'
import { cancelOwnOrder } from './lifecycle/cancel-own-order.ts'
import { listOrders } from './listing/list-orders.ts'
import { getBoleto } from './payment/get-boleto.ts'
import { payOrder } from './payment/pay-order.ts'
import { reportOwnDefect } from './returns/report-own-defect.ts'
import { withdrawOwnOrder } from './returns/withdraw-own-order.ts'

const api = implement(orders).$context<RequestContext>()

/** Implements the contract's routes for orders, except `buyAgain`, which fills a cart: checkout implements it. */
export const ordersRoutes = {
  cards: {
    list: api.cards.list.handler(({ context }) => listSavedCards(context)),
    remove: api.cards.remove.handler(({ context, input }) => removeSavedCard(context, input)),
  },
  list: api.list.handler(({ context, input }) => listOrders(context, input)),
  get: api.get.handler(({ context, input }) => getOrder(context, input)),
  cancel: api.cancel.handler(({ context, input }) => cancelOwnOrder(context, input)),
  reportDefect: api.reportDefect.handler(({ context, input }) => reportOwnDefect(context, input)),
  withdraw: api.withdraw.handler(({ context, input }) => withdrawOwnOrder(context, input)),
  pay: api.pay.handler(({ context, input }) => payOrder(context, input)),
  boleto: api.boleto.handler(({ context, input }) => getBoleto(context, input)),
  invoiceData: api.invoiceData.handler(({ context, input }) => getInvoiceData(context, input)),
}
