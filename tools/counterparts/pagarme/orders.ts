import { Hono } from 'hono'
import * as z from 'zod'
import { orderAnswer, problem } from './answers.ts'
import type { Events } from './events.ts'
import { type Card, type Charge, type Customer, freshId, type Ledger, now, type Order } from './ledger.ts'
import { type Beginning, beginBoleto, beginCard, beginPix } from './transactions.ts'

type OrderRoutesInput = { ledger: Ledger; events: Events; host: () => string }

/** `POST /orders`, `GET /orders` and `GET /orders/{id}`: one payment per order. */
export function orderRoutes({ ledger, events, host }: OrderRoutesInput) {
  const hono = new Hono()

  hono.post('/', async (c) => {
    const parsed = Ask.safeParse(await c.req.json().catch(() => null))
    if (!parsed.success) return c.json(problem('The request is invalid.', errorsOf(parsed.error)), 422)
    const ask = parsed.data
    const amount = ask.items.reduce((sum, item) => sum + item.amount * item.quantity, 0)
    const customer =
      'customer' in ask
        ? ledger.customerOf(ask.customer)
        : ledger.customers.find(({ id }) => id === ask.customer_id)
    if (!customer) return c.json(problem('Customer not found.'), 404)
    const beginning = begin(ask, amount, customer)
    if (typeof beginning === 'string')
      return c.json(problem('The request is invalid.', { 'order.payments[0].credit_card': [beginning] }), 422)
    const order = open(ask, amount, beginning, customer)
    ledger.add(order)
    events.created(order)
    return c.json(orderAnswer(order))
  })

  hono.get('/', (c) => {
    const { code, page = '1', size = '10' } = c.req.query()
    const found = ledger.orders.filter((order) => code === undefined || order.code === code)
    const from = (Number(page) - 1) * Number(size)
    return c.json({
      data: found.slice(from, from + Number(size)).map(orderAnswer),
      paging: { total: found.length },
    })
  })

  hono.get('/:id', (c) => {
    const order = ledger.orders.find(({ id }) => id === c.req.param('id'))
    return order ? c.json(orderAnswer(order)) : c.json(problem('Order not found.'), 404)
  })

  return hono

  function begin({ payments: [payment] }: Ask, amount: number, customer: Customer): Beginning | string {
    switch (payment.payment_method) {
      case 'pix':
        return beginPix(amount, payment.pix.expires_in, host())
      case 'boleto':
        return beginBoleto({ ...payment.boleto, amount, number: ledger.orders.length + 1 }, host())
      case 'credit_card': {
        const { installments, operation_type, statement_descriptor } = payment.credit_card
        const card = cardFor(payment.credit_card, customer)
        if (typeof card === 'string') return card
        const capture = operation_type === 'auth_and_capture'
        return beginCard(card, { amount, installments, capture, descriptor: statement_descriptor, customer })
      }
    }
  }

  /** The card, which is in the customer's wallet from then on; or why there is none. */
  function cardFor(means: CreditCard, customer: Customer): Card | string {
    if ('card_id' in means)
      return customer.cards.find(({ id }) => id === means.card_id) ?? 'The card was not found.'
    const typed = ledger.takeCard(means.card_token)
    return typed
      ? ledger.store(customer, typed)
      : 'The card token was not found, expired or was already used.'
  }
}

function open(
  { code, items, payments }: Ask,
  amount: number,
  { status, transaction }: Beginning,
  customer: Customer,
): Order {
  const charge: Charge = {
    id: `ch_${freshId()}`,
    code,
    amount,
    status,
    payment_method: payments[0].payment_method,
    created_at: now(),
    updated_at: now(),
    metadata: {},
    transactions: [transaction],
    ...(status === 'paid' && { paid_at: now(), paid_amount: amount }),
  }

  return {
    id: `or_${freshId()}`,
    code,
    status: status === 'processing' ? 'pending' : status,
    amount,
    items,
    customer,
    created_at: now(),
    updated_at: now(),
    charge,
  }
}

const Address = z.object({
  line_1: z.string().regex(/^[^,]+, [^,]+, [^,]+$/, 'The line_1 must be number, street, neighborhood.'),
  zip_code: z.string().regex(/^\d{8}$/),
  city: z.string().min(1).max(64),
  state: z.string().length(2),
  country: z.string().length(2),
})

/** What Pagar.me wants of accounts that settle with it: the whole customer, one phone at least. */
const CustomerData = z.object({
  name: z.string().min(1).max(64),
  email: z.email().max(64),
  document: z.string().regex(/^([0-9]{11}|[0-9A-Z]{12}[0-9]{2})$/),
  type: z.enum(['individual', 'company']),
  phones: z
    .record(z.string(), z.object({ country_code: z.string(), area_code: z.string(), number: z.string() }))
    .refine((phones) => Object.keys(phones).length > 0, 'At least one customer phone is required.'),
  address: Address,
})

const CardTerms = z.object({
  card: z.object({ billing_address: Address }),
  installments: z.int().min(1).max(24).default(1),
  operation_type: z.enum(['auth_and_capture', 'auth_only']).default('auth_and_capture'),
  statement_descriptor: z.string().max(13).default(''),
})

/** A card by its token, or one of the customer's wallet, whose code need not come. */
const CreditCard = z.union([
  CardTerms.extend({ card_token: z.string() }),
  CardTerms.extend({ card_id: z.string() }),
])

type CreditCard = z.output<typeof CreditCard>

const Payment = z.discriminatedUnion('payment_method', [
  z.object({ payment_method: z.literal('pix'), pix: z.object({ expires_in: z.int().positive() }) }),
  z.object({
    payment_method: z.literal('boleto'),
    boleto: z.object({
      due_at: z.iso.datetime(),
      instructions: z.string().max(256),
      document_number: z.string().max(16),
    }),
  }),
  z.object({
    payment_method: z.literal('credit_card'),
    credit_card: CreditCard,
  }),
])

const Terms = z.object({
  code: z
    .string()
    .max(52)
    .default(() => freshId().slice(0, 10).toUpperCase()),
  items: z
    .array(
      z.object({ amount: z.int().positive(), description: z.string().min(1), quantity: z.int().positive() }),
    )
    .min(1),
  payments: z.tuple([Payment]),
})

/** Who the customer is, or else their data. */
const Ask = z.union([Terms.extend({ customer_id: z.string() }), Terms.extend({ customer: CustomerData })])

type Ask = z.output<typeof Ask>

function errorsOf({ issues }: z.ZodError): Record<string, string[]> {
  return Object.fromEntries(
    issues.map(({ path, message }) => [`order.${path.join('.').replace(/\.(\d+)/g, '[$1]')}`, [message]]),
  )
}
