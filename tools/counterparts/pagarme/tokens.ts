import { Hono } from 'hono'
import { cors } from 'hono/cors'
import * as z from 'zod'
import { BRAND_NAMES } from '#domain/payments/cards/brand-names.ts'
import { cardBrand, isCardNumber } from '#domain/payments/cards/card-number.ts'
import { cardAnswer, problem } from './answers.ts'
import { type Ledger, now } from './ledger.ts'

/** A token is good for one use within this time (docs.pagar.me, Tokenizecard.js). */
const LIFETIME_MS = 60_000

const Ask = z.object({
  type: z.literal('card'),
  card: z.object({
    number: z.string().refine(isCardNumber, 'The number field is not a valid card number'),
    holder_name: z.string().min(1, 'The holder_name field is required.').max(64),
    exp_month: z.coerce.number().int().min(1).max(12, 'The field exp_month must be between 1 and 12.'),
    exp_year: z.coerce.number().int().min(0).max(9999),
    cvv: z.string().regex(/^\d{3,4}$/, 'The field cvv must be a string with 3 or 4 digits.'),
  }),
})

/** `POST /tokens?appId=pk_…`, which browsers call from any shop's page, with the public key instead of a login. */
export function tokenRoutes({ ledger, publicKey }: { ledger: Ledger; publicKey: () => string }) {
  const hono = new Hono()
  hono.use(cors({ origin: '*', allowMethods: ['POST'], allowHeaders: ['content-type'] }))

  hono.post('/', async (c) => {
    if (c.req.query('appId') !== publicKey()) return c.json(problem('Invalid public key.'), 401)
    const parsed = Ask.safeParse(await c.req.json().catch(() => null))
    if (!parsed.success) return c.json(problem('The request is invalid.', errorsOf(parsed.error)), 422)
    const { exp_year, ...typed } = parsed.data.card
    const card = {
      ...typed,
      exp_year: exp_year < 100 ? 2000 + exp_year : exp_year,
      brand: BRAND_NAMES[cardBrand(typed.number) ?? 'visa'],
    }
    const token = ledger.keepCard(card)
    setTimeout(() => void ledger.takeCard(token), LIFETIME_MS).unref()

    return c.json({
      id: token,
      type: 'card',
      created_at: now(),
      expires_at: new Date(Date.now() + LIFETIME_MS).toISOString(),
      card: cardAnswer(card),
    })
  })

  return hono
}

function errorsOf({ issues }: z.ZodError): Record<string, string[]> {
  return Object.fromEntries(issues.map(({ path, message }) => [`request.${path.join('.')}`, [message]]))
}
