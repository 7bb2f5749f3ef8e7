import { randomBytes } from 'node:crypto'

/** `credit_card` as it was typed; the number is kept in memory only. */
export type Card = {
  number: string
  brand: string
  holder_name: string
  exp_month: number
  exp_year: number
  cvv: string
}

/** The last thing that happened to a charge, in Pagar.me's words. */
export type Transaction = { id: string; status: string; amount: number; created_at: string } & Record<
  string,
  unknown
>

export type Charge = {
  id: string
  code: string
  amount: number
  status: string
  payment_method: 'pix' | 'boleto' | 'credit_card'
  created_at: string
  updated_at: string
  paid_at?: string
  canceled_at?: string
  paid_amount?: number
  canceled_amount?: number
  metadata: Record<string, unknown>
  transactions: Transaction[]
}

export type Order = {
  id: string
  code: string
  status: string
  amount: number
  items: unknown[]
  customer: Customer
  created_at: string
  updated_at: string
  charge: Charge
}

export type Customer = {
  name: string
  email: string
  document: string
  type: string
  address?: { line_1: string; zip_code: string; city: string; state: string; country: string } | undefined
  phones: Record<string, unknown>
}

type Answer = { status: number; json: unknown }

export type Ledger = ReturnType<typeof openLedger>

/** The simulated account: orders, cards that wait for their use, and the answers kept for repeated requests. */
export function openLedger() {
  const orders: Order[] = []
  const cards = new Map<string, Card>()
  const answers = new Map<string, Answer>()

  return {
    orders,
    answers,
    add: (order: Order) => void orders.unshift(order),
    /** By the id of the order or of its charge, or by the shop's own. */
    find: (id: string) =>
      orders.find((order) => order.id === id || order.charge.id === id || order.code === id),
    keepCard(card: Card): string {
      const token = `token_${freshId()}`
      cards.set(token, card)
      return token
    },
    /** A token works once. */
    takeCard(token: string): Card | undefined {
      const card = cards.get(token)
      cards.delete(token)
      return card
    },
  }
}

/** Sixteen letters and digits, as in Pagar.me's ids. */
export function freshId(): string {
  return randomBytes(12).toString('hex').slice(0, 16)
}

export function now(): string {
  return new Date().toISOString()
}
