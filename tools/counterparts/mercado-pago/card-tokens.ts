import { randomBytes } from 'node:crypto'
import { Hono } from 'hono'
import { cors } from 'hono/cors'
import * as z from 'zod'
import { cardBrand, isCardNumber } from '#domain/payments/cards/card-number.ts'
import { CREDENTIALS } from './credentials.ts'
import type { CustomerStore, StoredCard } from './customers/customer-store.ts'
import { challengeOf } from './outcomes.ts'

const Card = z.object({
  card_number: z
    .string()
    .transform((text) => text.replace(/\D/g, ''))
    .refine(isCardNumber),
  expiration_month: z.coerce.number().int().min(1).max(12),
  expiration_year: z.coerce.number().int(),
  security_code: z.string().regex(/^\d{3,4}$/),
  cardholder: z.object({
    name: z.string().min(1),
    identification: z.object({ type: z.string(), number: z.string() }).partial().optional(),
  }),
})

/** Of a customer's stored card: only its code is typed. */
const Stored = z.object({ card_id: z.string(), security_code: z.string().regex(/^\d{3,4}$/) })

/** `customer` is whose stored card it is; null for one that was typed. */
type TokenizedCard = Omit<StoredCard, 'id' | 'createdAt'> & { customer: string | null; used: boolean }

export type CardTokens = ReturnType<typeof createCardTokens>

/** Cards become tokens that work once. */
export function createCardTokens(customers: CustomerStore) {
  const cards = new Map<string, TokenizedCard>()
  const routes = new Hono()
  routes.use(cors({ origin: '*', allowMethods: ['POST'], allowHeaders: ['content-type'] }))
  routes.post('/', async (c) => {
    if (c.req.query('public_key') !== CREDENTIALS.publicKey)
      return c.json({ message: 'public_key not found', error: 'not_found', status: 404 }, 404)
    const body = await c.req.json().catch(() => null)
    const card = typedCard(body) ?? storedCard(body)
    if (!card || !isFuture(card)) return c.json(problem(), 400)
    const id = randomBytes(16).toString('hex')
    cards.set(id, card)
    return c.json(
      {
        id,
        public_key: CREDENTIALS.publicKey,
        status: 'active',
        first_six_digits: card.first,
        last_four_digits: card.last,
        security_code_length: card.codeLength,
        expiration_month: card.month,
        expiration_year: card.year,
        luhn_validation: true,
        live_mode: false,
        cardholder: { name: card.holder },
        date_created: new Date().toISOString(),
        date_due: new Date(Date.now() + SEVEN_DAYS_MS).toISOString(),
      },
      201,
    )
  })

  return { routes, use }

  function storedCard(body: unknown): TokenizedCard | null {
    const { data } = Stored.safeParse(body)
    const known = data && customers.cardOf(data.card_id)
    if (!known || data.security_code.length !== known.card.codeLength) return null
    return { ...known.card, customer: known.customer.id, used: false }
  }

  /** The card of a token, once; undefined for a token that is unknown, or was used. */
  function use(id: string): TokenizedCard | undefined {
    const card = cards.get(id)
    if (!card || card.used) return undefined
    card.used = true
    return card
  }
}

function typedCard(body: unknown): TokenizedCard | null {
  const { data } = Card.safeParse(body)
  if (!data) return null
  const { card_number: number, cardholder, expiration_month: month, expiration_year, security_code } = data

  return {
    first: number.slice(0, 6),
    last: number.slice(-4),
    holder: cardholder.name,
    challenge: challengeOf(number),
    month,
    year: expiration_year < 100 ? 2000 + expiration_year : expiration_year,
    codeLength: security_code.length,
    customer: null,
    used: false,
  }
}

const SEVEN_DAYS_MS = 7 * 86_400_000

function isFuture({ month, year }: TokenizedCard): boolean {
  return Date.now() < Date.UTC(year, month, 1)
}

function problem() {
  return {
    message: 'Bad request',
    error: 'bad_request',
    status: 400,
    cause: [{ code: 'E301', description: 'Invalid parameter card_number_validation' }],
  }
}

/** Mercado Pago's name of a number's brand, which it may only begin. */
export function brandOf(number: string): string | null {
  const brand = cardBrand(number)
  // Its test cards begin with 50, which is Aura elsewhere.
  if (brand === 'mastercard' || brand === 'aura') return 'master'

  return brand && ['visa', 'amex', 'elo', 'hipercard', 'diners'].includes(brand) ? brand : null
}
