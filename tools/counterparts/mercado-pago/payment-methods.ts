import { Hono } from 'hono'
import { cors } from 'hono/cors'
import { CARD_BRANDS } from '#domain/payments/cards/brands.ts'
import { cardBrand } from '#domain/payments/cards/card-number.ts'
import { brandOf } from './card-tokens.ts'

/** The most instalments of the simulated account, which pays their interest itself. */
const INSTALLMENTS = 12

/** What browsers ask before they pay: the brand of a card, its instalments, and the kinds of documents. */
export function paymentMethodRoutes() {
  const hono = new Hono()
  hono.use(cors({ origin: '*', allowMethods: ['GET'] }))

  hono.get('/payment_methods', (c) =>
    c.json([
      method('pix', 'bank_transfer'),
      method('boleto', 'ticket'),
      ...['visa', 'master', 'amex', 'elo', 'hipercard'].map((id) => method(id, 'credit_card')),
    ]),
  )
  hono.get('/payment_methods/search', (c) => {
    const bin = c.req.query('bins') ?? ''
    const id = brandOf(bin)
    const results = id ? [{ ...method(id, 'credit_card'), settings: [settingsOf(bin)] }] : []
    return c.json({ paging: { total: results.length, limit: 30, offset: 0 }, results })
  })
  hono.get('/payment_methods/installments', (c) => {
    const id = brandOf(c.req.query('bin') ?? '')
    const amount = Number(c.req.query('amount'))
    if (!id || !(amount > 0)) return c.json([])
    const counts = Array.from({ length: INSTALLMENTS }, (_, index) => index + 1)
    return c.json([
      {
        payment_method_id: id,
        payment_type_id: 'credit_card',
        payer_costs: counts.map((installments) => ({
          installments,
          installment_rate: 0,
          discount_rate: 0,
          installment_amount: Math.round((amount * 100) / installments) / 100,
          total_amount: amount,
          min_allowed_amount: 0.5,
          max_allowed_amount: 60_000,
          labels: [],
          recommended_message: `${installments} parcelas`,
        })),
      },
    ])
  })
  hono.get('/identification_types', (c) =>
    c.json([
      { id: 'CPF', name: 'CPF', type: 'number', min_length: 11, max_length: 11 },
      { id: 'CNPJ', name: 'CNPJ', type: 'number', min_length: 14, max_length: 14 },
    ]),
  )

  return hono
}

function method(id: string, payment_type_id: string) {
  return { id, name: id, payment_type_id, status: 'active', processing_mode: 'aggregator', site_id: 'MLB' }
}

function settingsOf(bin: string) {
  const brand = cardBrand(bin)
  const { lengths, codigo } = brand ? CARD_BRANDS[brand] : { lengths: [16], codigo: 3 }

  return {
    card_number: { length: lengths[0], validation: 'standard' },
    security_code: { length: codigo, mode: 'mandatory', card_location: codigo === 4 ? 'front' : 'back' },
  }
}
