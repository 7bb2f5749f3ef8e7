import { randomBytes } from 'node:crypto'

/** `credit_card` as it was typed; the number is kept in memory only. `id` is its place in a wallet. */
export type Card = {
  id: string
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

/** A customer with the cards that were charged. */
export type Customer = CustomerData & { id: string; created_at: string; cards: Card[] }

export type CustomerData = {
  name: string
  email: string
  document: string
  type: string
  address?: { line_1: string; zip_code: string; city: string; state: string; country: string } | undefined
  phones: Record<string, unknown>
}

type Answer = { status: number; json: unknown }

export type Ledger = ReturnType<typeof openLedger>

/** The simulated account: orders, customers, cards that wait for their use, and the answers for repeated requests. */
export function openLedger() {
  const orders: Order[] = []
  const customers: Customer[] = []
  const cards = new Map<string, TypedCard>()
  const answers = new Map<string, Answer>()

  return {
    orders,
    customers,
    answers,
    customerOf,
    store,
    add: (order: Order) => void orders.unshift(order),
    /** By the id of the order or of its charge, or by the shop's own. */
    find: (id: string) =>
      orders.find((order) => order.id === id || order.charge.id === id || order.code === id),
    keepCard(card: TypedCard): string {
      const token = `token_${freshId()}`
      cards.set(token, card)
      return token
    },
    /** A token works once. */
    takeCard(token: string): TypedCard | undefined {
      const card = cards.get(token)
      cards.delete(token)
      return card
    },
  }

  /** The customer of an e-mail address, with these data from now on. */
  function customerOf(data: CustomerData): Customer {
    const known = customers.find(({ email }) => email === data.email)
    if (known) return Object.assign(known, data)
    const created = { ...data, id: `cus_${freshId()}`, created_at: now(), cards: [] }
    customers.push(created)
    return created
  }

  /** Puts a charged card into its customer's wallet, where each card is once. */
  function store({ cards: wallet }: Customer, card: TypedCard): Card {
    const known = wallet.find(({ number }) => number === card.number)
    if (known) return Object.assign(known, card)
    const stored = { ...card, id: `card_${freshId()}` }
    wallet.push(stored)
    return stored
  }
}

type TypedCard = Omit<Card, 'id'>

/** Sixteen letters and digits, as in Pagar.me's ids. */
export function freshId(): string {
  return randomBytes(12).toString('hex').slice(0, 16)
}

export function now(): string {
  return new Date().toISOString()
}
