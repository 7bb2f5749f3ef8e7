import { randomBytes, randomInt } from 'node:crypto'
import { type Context, Hono } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import * as z from 'zod'
import type { Faults } from '../../faults.ts'
import { brandOf, type CardTokens } from '../card-tokens.ts'
import { type Answer, createIdempotency } from '../idempotency.ts'
import { onlyAccount } from '../order-routes.ts'
import type { Customer, CustomerStore, StoredCard } from './customer-store.ts'

const NewCustomer = z.object({
  email: z.email(),
  first_name: z.string().optional(),
  last_name: z.string().optional(),
  identification: z.object({ type: z.string(), number: z.string() }).optional(),
  description: z.string().optional(),
})

const NewCard = z.object({ token: z.string() })

type CustomerRoutesInput = { customers: CustomerStore; tokens: CardTokens; faults: () => Faults }

/** The API of customers and their cards (API reference, "Customers" and "Cards"). */
export function customerRoutes({ customers, tokens, faults }: CustomerRoutesInput) {
  const hono = new Hono()
  const once = createIdempotency(faults)
  hono.use(onlyAccount(faults))

  hono.get('/search', (c) => {
    const found = customers.ofEmail(c.req.query('email') ?? '')
    const results = found ? [answerOf(found)] : []
    return c.json({ paging: { limit: 10, offset: 0, total: results.length }, results })
  })
  hono.post('/', (c) => once(c, create))
  hono.get('/:id', (c) => withCustomer(c, (customer) => ({ status: 200, body: answerOf(customer) })))
  hono.delete('/:id', (c) =>
    withCustomer(c, (customer) => {
      customers.remove(customer.id)
      return { status: 200, body: answerOf(customer) }
    }),
  )
  hono.get('/:id/cards', (c) =>
    withCustomer(c, ({ id, cards }) => ({ status: 200, body: cards.map((card) => cardAnswer(card, id)) })),
  )
  hono.post('/:id/cards', (c) => once(c, (body) => addCard(c.req.param('id'), body)))
  hono.get('/:id/cards/:card', (c) =>
    withCard(c, (card, { id }) => ({ status: 200, body: cardAnswer(card, id) })),
  )
  hono.delete('/:id/cards/:card', (c) =>
    withCard(c, (card, customer) => {
      customers.put({ ...customer, cards: customer.cards.filter(({ id }) => id !== card.id) })
      return { status: 200, body: cardAnswer(card, customer.id) }
    }),
  )

  return hono

  function create(body: unknown): Answer {
    const { data } = NewCustomer.safeParse(body)
    if (!data) return problem(400, '106', 'the email format is invalid.')
    if (customers.ofEmail(data.email)) return problem(400, '101', 'the customer already exist.')
    const customer: Customer = {
      id: `${randomInt(1e8, 1e9)}-${randomBytes(9).toString('base64url').replace(/[_-]/g, 'x')}`,
      email: data.email,
      firstName: data.first_name ?? '',
      lastName: data.last_name ?? '',
      identification: data.identification ?? null,
      description: data.description ?? null,
      createdAt: new Date().toISOString(),
      cards: [],
    }
    customers.put(customer)
    return { status: 201, body: answerOf(customer) }
  }

  function addCard(id: string, body: unknown): Answer {
    const customer = customers.get(id)
    if (!customer) return missing()
    const { data } = NewCard.safeParse(body)
    const token = data && tokens.use(data.token)
    if (!token || token.customer !== null) return problem(400, '140', 'invalid card token.')
    const card = {
      id: String(randomInt(1e12, 9e12)),
      holder: token.holder,
      first: token.first,
      last: token.last,
      month: token.month,
      year: token.year,
      codeLength: token.codeLength,
      challenge: token.challenge,
      createdAt: new Date().toISOString(),
    }
    customers.put({ ...customer, cards: [...customer.cards, card] })
    return { status: 201, body: cardAnswer(card, id) }
  }

  function withCustomer(c: Context, work: (customer: Customer) => Answer): Response {
    const customer = customers.get(c.req.param('id') ?? '')
    const { status, body } = customer ? work(customer) : missing()
    return c.json(body as object, status)
  }

  function withCard(c: Context, work: (card: StoredCard, customer: Customer) => Answer): Response {
    return withCustomer(c, (customer) => {
      const card = customer.cards.find(({ id }) => id === c.req.param('card'))
      return card ? work(card, customer) : missing()
    })
  }
}

function answerOf({
  id,
  email,
  firstName,
  lastName,
  identification,
  description,
  createdAt,
  cards,
}: Customer) {
  return {
    id,
    email,
    first_name: firstName,
    last_name: lastName,
    identification,
    description,
    date_created: createdAt,
    date_last_updated: createdAt,
    default_card: cards[0]?.id ?? null,
    cards: cards.map((card) => cardAnswer(card, id)),
    addresses: [],
    live_mode: false,
  }
}

function cardAnswer(card: StoredCard, customer: string) {
  const brand = brandOf(card.first) ?? 'visa'

  return {
    id: card.id,
    customer_id: customer,
    expiration_month: card.month,
    expiration_year: card.year,
    first_six_digits: card.first,
    last_four_digits: card.last,
    payment_method: { id: brand, name: brand, payment_type_id: 'credit_card' },
    security_code: { length: card.codeLength, card_location: card.codeLength === 4 ? 'front' : 'back' },
    cardholder: { name: card.holder },
    date_created: card.createdAt,
    date_last_updated: card.createdAt,
    live_mode: false,
  }
}

function missing(): Answer {
  return problem(404, '404', 'not found')
}

function problem(status: ContentfulStatusCode, code: string, description: string): Answer {
  return {
    status,
    body: { message: description, error: 'bad_request', status, cause: [{ code, description }] },
  }
}
