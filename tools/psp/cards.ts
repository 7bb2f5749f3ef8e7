import { Hono } from 'hono'
import { cors } from 'hono/cors'
import * as z from 'zod'
import { cardBrand, isCardNumber } from '#domain/payments/cards/card-number.ts'
import { type Charge, freshWord, type Ledger } from './ledger.ts'
import { refundCharge } from './refund-charge.ts'

/** Numbers that are not simply approved, and their results. */
const TEST_NUMBERS: Record<string, { status: Charge['status']; motivo: string | null }> = {
  '4000000000000002': { status: 'declined', motivo: 'cartaoRecusado' },
  '4000000000009995': { status: 'declined', motivo: 'saldoInsuficiente' },
  '4000000000000069': { status: 'declined', motivo: 'cartaoVencido' },
  '4000000000000127': { status: 'declined', motivo: 'codigoInvalido' },
  '4000000000000077': { status: 'authorized', motivo: null },
  '4000000000000259': { status: 'in_review', motivo: null },
}

const Card = z.object({
  number: z.string().refine(isCardNumber),
  expiry: z.string().regex(/^(0[1-9]|1[0-2])\/?\d{2}$/),
  code: z.string().regex(/^\d{3,4}$/),
  name: z.string().min(1),
})

const Ask = z.object({
  reference: z.string().regex(/^[\w-]{1,64}$/),
  amount: z.int().positive(),
  installments: z.int().min(1).max(24),
  token: z.string(),
  capture: z.boolean().default(true),
  description: z.string().default(''),
  payer: z.object({ name: z.string() }),
})

type CreateCardsInput = { ledger: Ledger; notify: (charge: Charge) => void }

/**
 * Browsers send their cards here, from any shop's page, and get a token that works once. Numbers are stored in memory
 * only.
 */
export function createCards({ ledger, notify }: CreateCardsInput) {
  const cards = new Map<string, { number: string; brand: string }>()
  const tokens = new Hono()
  tokens.use(cors({ origin: '*', allowMethods: ['POST'], allowHeaders: ['content-type'] }))
  tokens.post('/', async (c) => {
    const { data } = Card.safeParse(await c.req.json())
    if (!data) return c.json({ error: 'invalid_card' }, 422)
    const token = `card_${freshWord(32)}`
    const brand = cardBrand(data.number) ?? 'outra'
    cards.set(token, { number: data.number, brand })
    return c.json({ token, brand, last4: data.number.slice(-4) }, 201)
  })

  const charges = new Hono()
  charges.post('/', async (c) => {
    const { data } = Ask.safeParse(await c.req.json())
    if (!data) return c.json({ error: 'invalid_charge' }, 422)
    const known = ledger.get(data.reference)
    if (known) return c.json(answer(known))
    const card = cards.get(data.token)
    if (!card) return c.json({ error: 'invalid_token' }, 422)
    cards.delete(data.token)
    const outcome = TEST_NUMBERS[card.number] ?? {
      status: data.capture ? 'paid' : 'authorized',
      motivo: null,
    }
    const charge: Charge = {
      id: data.reference,
      metodo: 'cartao',
      status: outcome.status,
      payments: [],
      refunds: [],
      valor: data.amount,
      pagador: data.payer.name,
      descricao: data.description,
      criadoEm: new Date().toISOString(),
      cartao: {
        brand: card.brand,
        last4: card.number.slice(-4),
        parcelas: data.installments,
        nsu: freshWord(9),
        motivo: outcome.motivo,
      },
    }
    if (charge.status === 'paid') capture(charge)
    ledger.put(charge)
    notify(charge)
    return c.json(answer(charge), 201)
  })

  charges.get('/:id', (c) => {
    const charge = ledger.get(c.req.param('id'))
    return charge ? c.json(answer(charge)) : c.json({ error: 'not_found' }, 404)
  })

  charges.post('/:id/capture', (c) => {
    const charge = ledger.get(c.req.param('id'))
    if (!charge) return c.json({ error: 'not_found' }, 404)
    if (charge.status === 'authorized') {
      capture(charge)
      ledger.put(charge)
      notify(charge)
    }
    return c.json(answer(charge))
  })

  charges.post('/:id/cancellation', (c) => {
    const charge = ledger.get(c.req.param('id'))
    if (!charge) return c.json({ error: 'not_found' }, 404)
    if (charge.status !== 'paid' && charge.status !== 'declined' && charge.status !== 'cancelled') {
      charge.status = 'cancelled'
      ledger.put(charge)
      notify(charge)
    }
    return c.json(answer(charge))
  })

  charges.put('/:id/refunds/:refund', async (c) => {
    const charge = ledger.get(c.req.param('id'))
    const { data } = z.object({ amount: z.int().positive() }).safeParse(await c.req.json())
    if (!charge) return c.json({ error: 'not_found' }, 404)
    const refund = data && refundCharge(charge, c.req.param('refund'), data.amount)
    if (!refund) return c.json({ error: 'invalid_refund' }, 422)
    ledger.put(charge)
    notify(charge)
    return c.json(refund)
  })

  return { tokens, charges }
}

function capture(charge: Charge) {
  charge.status = 'paid'
  charge.payments.push({ id: `cap_${charge.id}`, amount: charge.valor, paid_at: new Date().toISOString() })
}

function answer({ id, status, valor, cartao, payments, refunds }: Charge) {
  return {
    reference: id,
    status,
    amount: valor,
    payments,
    refunds,
    brand: cartao?.brand,
    last4: cartao?.last4,
    installments: cartao?.parcelas,
    auth_code: status === 'declined' ? null : cartao?.nsu.slice(0, 6),
    nsu: cartao?.nsu,
    decline_code: cartao?.motivo,
  }
}
