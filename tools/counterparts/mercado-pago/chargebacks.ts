import { randomInt } from 'node:crypto'
import { type Context, Hono } from 'hono'
import type { Faults } from '../faults.ts'
import type { Order } from './order.ts'
import { onlyAccount } from './order-routes.ts'
import type { OrderStore } from './order-store.ts'

/** All documents of one call. */
const MAX_BYTES = 10 * 1024 * 1024

const TYPES = ['image/jpeg', 'image/png', 'application/pdf']

type Chargeback = NonNullable<Order['chargeback']>

/** A dispute whose documents are awaited until `deadline`. */
export function freshChargeback(deadline: Date): Chargeback {
  return {
    id: String(randomInt(1e12, 9e12)),
    status: 'pending',
    deadline: deadline.toISOString().replace('Z', '+00:00'),
    documents: [],
  }
}

/** The API of chargebacks (API reference, "Get chargeback", and page "Manage chargebacks"). */
export function chargebackRoutes({ store, faults }: { store: OrderStore; faults: () => Faults }) {
  const hono = new Hono()
  hono.use(onlyAccount(faults))

  hono.get('/:id', (c) => {
    const order = disputed(c)
    return order ? c.json(answerOf(order, order.chargeback)) : problem(c, 404, 'chargeback not found')
  })

  hono.post('/:id/documentation', async (c) => {
    const order = disputed(c)
    if (!order) return problem(c, 404, 'chargeback not found')
    const { chargeback } = order
    if (Date.parse(chargeback.deadline) < Date.now() || !OPEN.includes(chargeback.status))
      return problem(c, 400, 'documentation is not accepted any more')
    const files = (await c.req.formData()).getAll('files[]').filter((entry) => entry instanceof File)
    const size = files.reduce((sum, file) => sum + file.size, 0)
    if (files.length === 0 || size > MAX_BYTES || files.some(({ type }) => !TYPES.includes(type)))
      return problem(c, 400, 'invalid files')
    chargeback.documents.push(...files.map(({ name, type, size }) => ({ name, type, size })))
    store.put({ ...order, chargeback: { ...chargeback, status: 'review_pending' } })
    return c.body(null, 200)
  })

  return hono

  /** By the chargeback's id, or by that of its payment. */
  function disputed(c: Context): (Order & { chargeback: Chargeback }) | null {
    const id = c.req.param('id') ?? ''
    for (const order of store.all())
      if (order.chargeback && [order.chargeback.id, order.paymentId.toLowerCase()].includes(id))
        return { ...order, chargeback: order.chargeback }
    return null
  }
}

const OPEN = ['pending', 'review_pending']

function answerOf({ amount, paymentId, detail, createdAt, updatedAt }: Order, chargeback: Chargeback) {
  return {
    id: chargeback.id,
    payments: [paymentId.toLowerCase()],
    currency: 'BRL',
    amount: amount / 100,
    coverage_applied: detail === 'in_process' ? null : detail === 'reimbursed',
    coverage_elegible: true,
    documentation_required: true,
    documentation_status: chargeback.status,
    documentation: chargeback.documents.map(({ name, type, size }) => ({
      type,
      url: '',
      description: `File: ${name}, Size: ${size}`,
    })),
    date_documentation_deadline: chargeback.deadline,
    date_created: createdAt,
    date_last_updated: updatedAt,
    live_mode: false,
  }
}

function problem(c: Context, status: 400 | 404, message: string): Response {
  return c.json({ message, error: status === 404 ? 'not_found' : 'bad_request', status }, status)
}
