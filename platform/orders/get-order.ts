import type { Order } from '#contract/orders.ts'
import type { Visit } from '#platform/visit.ts'
import { answerOf } from './answer.ts'
import { openOrder, type Which } from './open-order.ts'

/** An order as its buyer sees it. Refuses `PedidoInexistente` to everybody else. */
export async function getOrder(visit: Visit, which: Which): Promise<Order> {
  return answerOf(visit, await openOrder(visit, which))
}
