import type { Order } from '#contract/orders/orders.ts'
import { maskPerson } from '#domain/order/mask-person.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { openOrderAs, type Which } from './open-order.ts'
import { toAnswer } from './to-order.ts'

/** An order as its buyer sees it; of its buyer, who only holds its link sees less. Refuses as `openOrder` does. */
export async function getOrder(context: RequestContext, which: Which): Promise<Order> {
  const { facts, link } = await openOrderAs(context, which)
  const order = toAnswer(context, facts)

  return link === null ? order : { ...order, ...maskPerson(order, link) }
}
