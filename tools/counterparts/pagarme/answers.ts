import type { Charge, Order } from './ledger.ts'

/** An order as `GET /orders/{id}` answers it. */
export function orderAnswer(order: Order) {
  const { charge, ...rest } = order

  return {
    ...rest,
    currency: 'BRL',
    closed: true,
    closed_at: order.created_at,
    charges: [chargeAnswer(charge, order)],
    checkouts: [],
  }
}

/** A charge inside its order: without the order. */
export function chargeAnswer({ transactions, ...charge }: Charge, { customer }: Order) {
  return { ...charge, currency: 'BRL', customer, last_transaction: transactions.at(-1) }
}

/** A charge as `GET /charges/{id}` and webhooks answer it. */
export function wholeCharge(order: Order) {
  const { charge, customer: _customer, ...rest } = order

  return { ...chargeAnswer(charge, order), order: { ...rest, currency: 'BRL', closed: true } }
}

/** Pagar.me's error body: a sentence, and the reasons by field. */
export function problem(message: string, errors?: Record<string, string[]>) {
  return errors ? { message, errors } : { message }
}
