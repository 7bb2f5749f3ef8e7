import { randomBytes } from 'node:crypto'
import { Hono } from 'hono'
import { cors } from 'hono/cors'
import * as z from 'zod'
import { cardBrand, isCardNumber } from '#domain/payments/cards/card-number.ts'
import { CREDENTIALS } from './credentials.ts'

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

type TokenizedCard = { number: string; holder: string; used: boolean }

export type CardTokens = ReturnType<typeof createCardTokens>

/** Cards become tokens that work once. Their numbers are in memory only. */
export function createCardTokens() {
  const cards = new Map<string, TokenizedCard>()
  const routes = new Hono()
  routes.use(cors({ origin: '*', allowMethods: ['POST'], allowHeaders: ['content-type'] }))
  routes.post('/', async (c) => {
    if (c.req.query('public_key') !== CREDENTIALS.publicKey)
      return c.json({ message: 'public_key not found', error: 'not_found', status: 404 }, 404)
    const { data } = Card.safeParse(await c.req.json().catch(() => null))
    if (!data || !isFuture(data)) return c.json(problem(), 400)
    const id = randomBytes(16).toString('hex')
    const { card_number: number, cardholder } = data
    cards.set(id, { number, holder: cardholder.name, used: false })
    return c.json(
      {
        id,
        public_key: CREDENTIALS.publicKey,
        status: 'active',
        first_six_digits: number.slice(0, 6),
        last_four_digits: number.slice(-4),
        card_number_length: number.length,
        security_code_length: data.security_code.length,
        expiration_month: data.expiration_month,
        expiration_year: data.expiration_year,
        luhn_validation: true,
        live_mode: false,
        cardholder: { name: cardholder.name, identification: cardholder.identification },
        date_created: new Date().toISOString(),
        date_due: new Date(Date.now() + SEVEN_DAYS_MS).toISOString(),
      },
      201,
    )
  })

  return { routes, use }

  /** The card of a token, once; undefined for a token that is unknown, or was used. */
  function use(id: string): TokenizedCard | undefined {
    const card = cards.get(id)
    if (!card || card.used) return undefined
    card.used = true
    return card
  }
}

const SEVEN_DAYS_MS = 7 * 86_400_000

function isFuture({ expiration_month, expiration_year }: z.infer<typeof Card>): boolean {
  const year = expiration_year < 100 ? 2000 + expiration_year : expiration_year

  return Date.now() < Date.UTC(year, expiration_month, 1)
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
