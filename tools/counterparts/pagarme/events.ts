import { orderAnswer, wholeCharge } from './answers.ts'
import type { Order } from './ledger.ts'

export type Events = ReturnType<typeof createEvents>

/** Tells what happened to an order, as Pagar.me does: once about the charge, once about the order. */
export function createEvents(send: (type: string, data: unknown) => void) {
  return {
    created(order: Order) {
      both(order, 'created', 'created')
      if (order.charge.status === 'pending') charge(order, 'pending')
      if (order.charge.status === 'processing') charge(order, 'processing')
      if (order.charge.status === 'paid') this.paid(order)
      if (order.charge.status === 'failed') this.failed(order)
    },
    paid: (order: Order) => both(order, order.charge.status, 'paid'),
    failed: (order: Order) => both(order, 'payment_failed', 'payment_failed'),
    cancelled: (order: Order) =>
      order.charge.status === 'canceled'
        ? both(order, order.charge.paid_amount ? 'refunded' : 'canceled', 'canceled')
        : charge(order, 'partial_canceled'),
    disputed: (order: Order) => charge(order, 'chargedback'),
  }

  function both(order: Order, ofCharge: string, ofOrder: string) {
    charge(order, ofCharge)
    send(`order.${ofOrder}`, orderAnswer(order))
  }

  function charge(order: Order, event: string) {
    send(`charge.${event}`, wholeCharge(order))
  }
}
