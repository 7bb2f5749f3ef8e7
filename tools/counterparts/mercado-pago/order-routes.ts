import { type Context, Hono, type MiddlewareHandler } from 'hono'
import * as z from 'zod'
import { readAmount } from '#domain/payments/pix/amount.ts'
import type { Faults } from '../faults.ts'
import type { CardTokens } from './card-tokens.ts'
import { approve, createOrder } from './create-order.ts'
import { CREDENTIALS } from './credentials.ts'
import { apiError } from './errors.ts'
import { type Answer, createIdempotency } from './idempotency.ts'
import { freshId, type Order, refundable } from './order.ts'
import { orderAnswer, orderStatus, refundAnswer } from './order-answer.ts'
import type { OrderStore } from './order-store.ts'

type OrderRoutesInput = {
  store: OrderStore
  tokens: CardTokens
  notify: (order: Order) => void
  origin: () => string
  faults: () => Faults
}

/** The Orders API as far as a store with its own checkout uses it (API reference, "Orders"). */
export function orderRoutes({ store, tokens, notify, origin, faults }: OrderRoutesInput) {
  const hono = new Hono()
  const once = createIdempotency(faults)
  hono.use(onlyAccount(faults))

  hono.post('/', (c) =>
    once(c, (body) => {
      const order = createOrder(body, tokens, store.count())
      if ('body' in order) return order
      save(order)
      if (order.status !== 'failed') return { status: 201, body: answer(order) }
      const { status, body: errors } = apiError('failed', [`${order.paymentId}: ${order.detail}`])
      return { status, body: { ...errors, data: answer(order) } }
    }),
  )

  hono.get('/', (c) => {
    const { begin_date, end_date, external_reference } = c.req.query()
    if (!begin_date || !end_date) return sent(c, apiError('required_search_params'))
    const from = Date.parse(begin_date)
    const to = Date.parse(end_date)
    const found = store
      .all()
      .filter(({ createdAt }) => Date.parse(createdAt) >= from && Date.parse(createdAt) <= to)
      .filter(({ reference }) => external_reference === undefined || reference === external_reference)
    return c.json({
      data: found.slice(0, 20).map(listed),
      paging: { total: String(found.length), total_pages: '1', offset: '0', limit: '20' },
    })
  })

  hono.get('/:id', (c) => {
    const order = store.get(c.req.param('id'))
    return order ? c.json(answer(order)) : sent(c, apiError('order_not_found'))
  })

  hono.post('/:id/cancel', (c) =>
    change(c, (order) => {
      if (order.status === 'canceled') return apiError('order_already_canceled')
      if (order.status !== 'action_required') return apiError('cannot_cancel_order')
      save({ ...order, status: 'canceled', detail: 'canceled_transaction' })
      return null
    }),
  )

  hono.post('/:id/capture', (c) =>
    change(c, (order) => {
      if (order.detail !== 'waiting_capture') return apiError('cannot_capture_order')
      save(approve({ ...order, captureMode: 'automatic' }))
      return null
    }),
  )

  hono.post('/:id/refund', (c) => {
    const id = c.req.param('id')
    return once(c, (body) => refund(id, body))
  })

  return hono

  function refund(id: string, body: unknown): Answer {
    const order = store.get(id)
    if (!order) return apiError('order_not_found')
    if (order.status === 'refunded') return apiError('order_already_refunded')
    if (order.status !== 'processed') return apiError('cannot_refund_order')
    const { data } = Refund.safeParse(body)
    if (!data) return apiError('property_value')
    const [part] = data.transactions ?? []
    if (part && part.id !== order.paymentId) return apiError('transaction_not_found')
    const amount = part?.amount ?? refundable(order)
    if (amount > refundable(order)) return apiError('refund_amount_exceeds')
    const entry = { id: freshId('REF'), amount }
    order.refunds.push(entry)
    const left = refundable(order) > 0
    order.status = left ? 'processed' : 'refunded'
    order.detail = left ? 'partially_refunded' : 'refunded'
    save(order)
    return {
      status: 201,
      body: { id: order.id, ...orderStatus(order), transactions: { refunds: [refundAnswer(order, entry)] } },
    }
  }

  /** Changes an order once per key, and answers with it. */
  function change(c: Context, work: (order: Order) => Answer | null): Promise<Response> {
    const id = c.req.param('id') ?? ''
    return once(c, () => {
      const order = store.get(id)
      if (!order) return apiError('order_not_found')
      return work(order) ?? { status: 200, body: answer(store.get(id) ?? order) }
    })
  }

  function save(order: Order) {
    store.put(order)
    notify(order)
  }

  function answer(order: Order) {
    return orderAnswer(order, origin())
  }

  /** A search lists orders without what is needed to pay. */
  function listed(order: Order) {
    const { transactions, ...rest } = answer(order)
    const payments = transactions.payments.map(({ payment_method: { id, type }, ...payment }) => ({
      ...payment,
      payment_method: { id, type },
    }))

    return { ...rest, transactions: { payments } }
  }
}

const Refund = z.object({
  transactions: z
    .array(
      z.object({
        id: z.string(),
        amount: z
          .string()
          .transform(readAmount)
          .refine((amount) => amount !== null)
          .transform((amount) => amount ?? 0),
      }),
    )
    .length(1)
    .optional(),
})

/** Only calls with the account's access token. */
export function onlyAccount(faults: () => Faults): MiddlewareHandler {
  return async (c, next) => {
    const known = c.req.header('authorization') === `Bearer ${CREDENTIALS.accessToken}`
    if (!known || faults().tokenVencido) return sent(c, apiError('unauthorized'))
    await next()
    return undefined
  }
}

function sent(c: Context, { status, body }: Answer): Response {
  return c.json(body as object, status)
}
