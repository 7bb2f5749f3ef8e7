import type { Card, Charge, Customer, Order } from './ledger.ts'

/** An order as `GET /orders/{id}` answers it. */
export function orderAnswer(order: Order) {
  const { charge, ...rest } = order

  return {
    ...rest,
    customer: customerAnswer(order.customer),
    currency: 'BRL',
    closed: true,
    closed_at: order.created_at,
    charges: [chargeAnswer(charge, order)],
    checkouts: [],
  }
}

/** A charge inside its order: without the order. */
export function chargeAnswer({ transactions, ...charge }: Charge, { customer }: Order) {
  return {
    ...charge,
    currency: 'BRL',
    customer: customerAnswer(customer),
    last_transaction: transactions.at(-1),
  }
}

/** A charge as `GET /charges/{id}` and webhooks answer it. */
export function wholeCharge(order: Order) {
  const { charge, customer: _customer, ...rest } = order

  return { ...chargeAnswer(charge, order), order: { ...rest, currency: 'BRL', closed: true } }
}

/** A customer: their cards have an endpoint of their own. */
export function customerAnswer({ cards: _cards, ...customer }: Customer) {
  return { ...customer, delinquent: false, updated_at: customer.created_at }
}

/** What is answered about a card. */
export function cardAnswer({ number, cvv: _cvv, ...card }: Omit<Card, 'id'> & { id?: string }) {
  return { ...card, first_six_digits: number.slice(0, 6), last_four_digits: number.slice(-4) }
}

/** Pagar.me's error body: a sentence, and the reasons by field. */
export function problem(message: string, errors?: Record<string, string[]>) {
  return errors ? { message, errors } : { message }
}
