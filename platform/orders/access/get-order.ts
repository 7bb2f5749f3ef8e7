import type { Order } from '#contract/orders/orders.ts'
import { maskPerson } from '#domain/order/mask-person.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { offerCards } from '#platform/payments/cards/offered-cards.ts'
import type { AnyOrderRows } from '../rows.ts'
import { type OrderAccess, openOrderAs } from './open-order.ts'
import { toOrder } from './to-order.ts'

/** Returns an order as its buyer sees it; someone who only has its link sees less. Refuses as `openOrder` does. */
export async function getOrder(context: RequestContext, access: OrderAccess): Promise<Order> {
  const { rows, link } = await openOrderAs(context, access)
  const order = toOrder(context, rows)

  if (link === null) return { ...order, cartoesGuardados: await cardsFor(context, rows, order) }
  const { notaFiscal } = order

  // The invoice's files have the buyer's CPF and address in full.
  return {
    ...order,
    ...maskPerson(order, link),
    notaFiscal: notaFiscal && { ...notaFiscal, arquivos: false },
  }
}

/** The owner's stored cards, as long as there is something to pay by card. */
function cardsFor(
  context: RequestContext,
  { pedido }: AnyOrderRows,
  { formularioCartao }: Order,
): Promise<Order['cartoesGuardados']> {
  return offerCards(context, { idCliente: pedido.idCliente, conta: formularioCartao?.conta })
}
