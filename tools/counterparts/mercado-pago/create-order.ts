import * as z from 'zod'
import { bancoDoBrasilField } from '#domain/payments/boleto/banco-do-brasil.ts'
import { writeBarcode } from '#domain/payments/boleto/barcode.ts'
import { dueFactor } from '#domain/payments/boleto/due-factor.ts'
import { writeLinhaDigitavel } from '#domain/payments/boleto/linha-digitavel.ts'
import { readAmount } from '#domain/payments/pix/amount.ts'
import { saoPauloClock } from '#domain/time/business-days-clock.ts'
import type { CardTokens } from './card-tokens.ts'
import { type ApiError, apiError } from './errors.ts'
import { freshId, type Order } from './order.ts'
import { outcomeOf } from './outcomes.ts'

const Amount = z.string().transform((text) => readAmount(text) ?? -1)

const Address = z.object({ zip_code: z.string(), street_name: z.string(), state: z.string().length(2) })

const Payer = z.object({
  customer_id: z.string().optional(),
  email: z.email(),
  first_name: z.string().optional(),
  last_name: z.string().optional(),
  identification: z.object({ type: z.enum(['CPF', 'CNPJ']), number: z.string() }).optional(),
  address: Address.optional(),
})

const Card = z.object({
  id: z.string(),
  type: z.literal('credit_card'),
  // "It has a minimum length of 32 characters, and a maximum length of 33."
  token: z.string().min(32).max(33),
  installments: z.int().min(1).max(36),
  statement_descriptor: z.string().max(50).optional(),
})

const Method = z.discriminatedUnion('type', [
  z.object({ id: z.literal('pix'), type: z.literal('bank_transfer') }),
  z.object({ id: z.literal('boleto'), type: z.literal('ticket') }),
  Card,
])

/** What a body has to have; further properties of the API reference are let through. */
const Body = z.object({
  type: z.literal('online'),
  processing_mode: z.literal('automatic'),
  external_reference: z.string().regex(/^[\w-]{1,64}$/),
  total_amount: Amount,
  description: z.string().default(''),
  capture_mode: z.enum(['automatic', 'automatic_async', 'manual']).default('automatic_async'),
  payer: Payer,
  transactions: z.object({
    payments: z
      .array(z.object({ amount: Amount, payment_method: Method, expiration_time: z.string().optional() }))
      .length(1),
  }),
  config: z
    .object({
      online: z.object({ transaction_security: z.object({ validation: z.string() }).optional() }).optional(),
    })
    .optional(),
})

type OrderRequest = z.infer<typeof Body>

/** Makes an order of a body, or the error that the API answers. `count` numbers boletos. */
export function createOrder(body: unknown, tokens: CardTokens, count: number): Order | ApiError {
  if (isRecord(body) && 'notification_url' in body)
    return apiError('unsupported_properties', ["'$.notification_url' not allowed"])
  const { data, error } = Body.safeParse(body)
  if (!data) return apiError(missing(error) ? 'required_properties' : 'property_value', whereOf(error))
  const [payment] = data.transactions.payments
  if (!payment || payment.amount !== data.total_amount || payment.amount <= 0)
    return apiError('invalid_total_amount')
  const { payment_method: method, expiration_time: duration } = payment
  if (method.type === 'credit_card') return cardOrder(data, method, tokens)
  const ms = durationMs(duration ?? 'P1D')
  if (ms === null || (method.id === 'pix' && ms < LEAST_PIX_MS))
    return apiError('property_value', ["'$.transactions.payments[0].expiration_time' is not valid"])
  const expires = new Date(Date.now() + ms)
  const order = { ...newOrder(data), duration: duration ?? 'P1D', expiresAt: expires.toISOString() }
  if (method.id === 'pix') return { ...order, metodo: 'pix', detail: 'waiting_transfer' }
  const { identification, address, first_name } = data.payer
  if (!identification || !address || !first_name)
    return apiError('required_properties', ["'$.payer' lacks data"])
  const barcode = writeBarcode({
    banco: '001',
    fator: dueFactor(saoPauloClock(expires).dia),
    valor: data.total_amount,
    campoLivre: bancoDoBrasilField({ convenio: '3123456', numero: count + 1, carteira: '17' }),
  })

  return { ...order, metodo: 'boleto', boleto: { barcode, line: writeLinhaDigitavel(barcode) } }
}

const LEAST_PIX_MS = 30 * 60_000

function cardOrder(data: OrderRequest, method: z.infer<typeof Card>, tokens: CardTokens): Order {
  const card = tokens.use(method.token)
  const order: Order = {
    ...newOrder(data),
    metodo: 'cartao',
    card: {
      brand: method.id,
      token: method.token,
      installments: method.installments,
      descriptor: method.statement_descriptor ?? '',
      challenge: null,
    },
  }
  // A stored card pays for its own customer only.
  if (!card || (card.customer !== null && card.customer !== data.payer.customer_id))
    return { ...order, status: 'failed', detail: 'invalid_card_token' }
  const outcome = outcomeOf(card.holder)
  if (outcome.status !== 'processed') return { ...order, ...outcome }
  const holds = card.challenge
  const secured = data.config?.online?.transaction_security?.validation === 'on_fraud_risk'
  if (order.card && secured && holds !== null) {
    order.card.challenge = { id: freshId('TDS'), status: 'CHALLENGE', holds }
    return { ...order, detail: 'pending_challenge' }
  }

  return approve(order)
}

/** Charges a card, or only holds the amount until the shop captures it. */
export function approve(order: Order): Order {
  if (order.captureMode === 'manual')
    return { ...order, status: 'action_required', detail: 'waiting_capture' }

  return { ...order, status: 'processed', detail: 'accredited', paid: order.amount }
}

function newOrder({
  external_reference,
  total_amount,
  description,
  capture_mode,
  payer,
}: OrderRequest): Order {
  const now = new Date().toISOString()

  return {
    id: freshId('ORD'),
    paymentId: freshId('PAY'),
    reference: external_reference,
    metodo: 'boleto',
    description,
    payer: [payer.first_name, payer.last_name].filter(Boolean).join(' ') || payer.email,
    amount: total_amount,
    paid: null,
    status: 'action_required',
    detail: 'waiting_payment',
    captureMode: capture_mode,
    createdAt: now,
    updatedAt: now,
    duration: null,
    expiresAt: null,
    boleto: null,
    card: null,
    chargeback: null,
    refunds: [],
  }
}

/** Milliseconds of an ISO 8601 duration in days, hours, minutes and seconds; null for anything else. */
function durationMs(text: string): number | null {
  const [, days, hours, minutes, seconds] =
    /^P(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/.exec(text) ?? []
  const ms =
    (((Number(days ?? 0) * 24 + Number(hours ?? 0)) * 60 + Number(minutes ?? 0)) * 60 +
      Number(seconds ?? 0)) *
    1000

  return ms > 0 ? ms : null
}

function missing(error: z.ZodError): boolean {
  return error.issues.some(({ code, message }) => code === 'invalid_type' && message.includes('undefined'))
}

function whereOf(error: z.ZodError): string[] {
  return error.issues.map(({ path }) => `'$.${path.join('.')}'`)
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
