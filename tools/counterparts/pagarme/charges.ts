import { Hono } from 'hono'
import * as z from 'zod'
import { problem, wholeCharge } from './answers.ts'
import type { Events } from './events.ts'
import { freshId, type Ledger, now, type Order } from './ledger.ts'

type ChargeRoutesInput = { ledger: Ledger; events: Events }

/** `GET`, capture, cancellation (which refunds what is paid) and metadata of a charge. */
export function chargeRoutes({ ledger, events }: ChargeRoutesInput) {
  const hono = new Hono<{ Variables: { order: Order } }>()

  hono.use('/:id/*', async (c, next) => {
    const order = ledger.orders.find(({ charge }) => charge.id === c.req.param('id'))
    if (!order) return c.json(problem('Charge not found.'), 404)
    c.set('order', order)
    await next()
    return undefined
  })

  hono.get('/:id', (c) => c.json(wholeCharge(c.get('order'))))

  hono.get('/:id/transactions', (c) => c.json({ data: c.get('order').charge.transactions }))

  hono.patch('/:id/metadata', async (c) => {
    const { data } = Metadata.safeParse(await c.req.json().catch(() => null))
    if (!data) return c.json(problem('The request is invalid.', { metadata: ['Invalid.'] }), 422)
    c.get('order').charge.metadata = data.metadata
    return c.json(wholeCharge(c.get('order')))
  })

  hono.post('/:id/capture', (c) => {
    const order = c.get('order')
    if (lastStatus(order) !== 'authorized_pending_capture')
      return c.json(problem('This charge can not be captured.'), 412)
    settle(order, 'captured', order.charge.amount)
    events.paid(order)
    return c.json(wholeCharge(order))
  })

  hono.delete('/:id', async (c) => {
    const order = c.get('order')
    const { data } = Cancellation.safeParse(await c.req.json().catch(() => ({})))
    if (!data) return c.json(problem('The request is invalid.', { amount: ['Invalid.'] }), 422)
    const { charge } = order
    if (charge.status === 'canceled' || charge.status === 'failed')
      return c.json(problem('This charge can not be canceled.'), 412)
    const paid = charge.paid_amount ?? 0
    const left = paid - (charge.canceled_amount ?? 0)
    const amount = data.amount ?? (paid > 0 ? left : charge.amount)
    if (paid > 0 && (amount > left || charge.payment_method === 'boleto'))
      return c.json(problem('The amount is greater than what is left of the charge.'), 412)
    if (paid > 0) giveBack(order, amount)
    else voidCharge(order)
    events.cancelled(order)
    return c.json(wholeCharge(order))
  })

  return hono
}

const Metadata = z.object({ metadata: z.record(z.string(), z.string().max(256)) })

const Cancellation = z.object({ amount: z.int().positive().optional() })

/** Money arrives: for a boleto, maybe more or less than asked for. */
export function settle(order: Order, status: string, amount: number): void {
  const { charge } = order
  const paid = (['underpaid', 'paid', 'overpaid'] as const)[1 + Math.sign(amount - charge.amount)] ?? 'paid'
  charge.status = paid
  charge.paid_at = now()
  charge.paid_amount = amount
  order.status = 'paid'
  follow(order, { status: status === 'paid' ? paid : status, amount, paid_at: now(), paid_amount: amount })
}

/** The next transaction, with what the last one says about the means of payment. */
export function follow(order: Order, change: { status: string } & Record<string, unknown>): void {
  const last = order.charge.transactions.at(-1)
  const next = { amount: order.charge.amount, ...last, ...change, id: `tran_${freshId()}`, created_at: now() }
  order.charge.transactions.push({ ...next, updated_at: now() })
  order.charge.updated_at = now()
  order.updated_at = now()
}

function giveBack(order: Order, amount: number) {
  const { charge } = order
  charge.canceled_amount = (charge.canceled_amount ?? 0) + amount
  const all = charge.canceled_amount === charge.paid_amount
  if (all) end(order)
  follow(order, { status: all ? 'refunded' : 'partial_refunded', amount })
}

function voidCharge(order: Order) {
  order.charge.canceled_amount = order.charge.amount
  end(order)
  follow(order, { status: 'voided' })
}

function end(order: Order) {
  order.charge.status = 'canceled'
  order.charge.canceled_at = now()
  order.status = 'canceled'
}

function lastStatus({ charge }: Order): string | undefined {
  return charge.transactions.at(-1)?.status
}
