import { implement } from '@orpc/server'
import { orders } from '#contract/orders.ts'
import { refuse } from '#platform/refuse.ts'
import type { Visit } from '#platform/visit.ts'
import { getOrder } from './get-order.ts'
import { listOrders } from './list-orders.ts'

const api = implement(orders).$context<Visit>()

export const ordersRoutes = api.router({
  list: api.list.handler(({ context, input }) => listOrders(context, input)),
  get: api.get.handler(({ context, input }) => getOrder(context, input)),
  cancel: api.cancel.handler(() => Promise.reject(refuse('PedidoNaoPermite'))),
  withdraw: api.withdraw.handler(() => Promise.reject(refuse('PedidoNaoPermite'))),
  pay: api.pay.handler(() => Promise.reject(refuse('PedidoNaoPermite'))),
  buyAgain: api.buyAgain.handler(() => Promise.reject(refuse('PedidoNaoPermite'))),
  invoiceData: api.invoiceData.handler(() => Promise.reject(refuse('PedidoNaoPermite'))),
})
