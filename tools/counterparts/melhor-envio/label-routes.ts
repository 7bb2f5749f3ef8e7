import { type Context, Hono } from 'hono'
import type * as z from 'zod'
import { CartRequest, cartPrice, ReverseRequest, refusalOf } from './cart.ts'
import { type Label, type Ledger, now } from './ledger.ts'

type LabelRoutesInput = {
  ledger: Ledger
  /** Added to what a label costs, in reais: prices that rose since the quote. */
  surcharge: () => number
  notify: (event: string, label: Label) => void
  /** Makes the label at once, or later. */
  generate: (label: Label) => void
  host: () => string
}

/** Cart, payment, labels and their tracking, below `/api/v2/me`. */
export function labelRoutes({ ledger, surcharge, notify, generate, host }: LabelRoutesInput) {
  const hono = new Hono()

  hono.get('/cart', (c) =>
    c.json({ data: ledger.labels.filter(({ status }) => status === 'pending').map(shown) }),
  )
  hono.post('/cart', async (c) => {
    const body = CartRequest.safeParse(await c.req.json())
    if (!body.success) return invalid(c, body.error)
    const { service, volumes, options } = body.data
    const weights = volumes.map(({ weight }) => weight)

    return added(c, { service, weights, tags: options.tags, reverse: false, request: body.data })
  })
  hono.post('/cart/reverse', async (c) => {
    const body = ReverseRequest.safeParse(await c.req.json())
    if (!body.success) return invalid(c, body.error)
    const { service, order_id, options } = body.data
    if (ledger.find(order_id)?.status !== 'delivered')
      return c.json({ message: 'O envio original ainda não foi entregue.' }, 422)

    return added(c, {
      service,
      weights: [body.data.package.weight],
      tags: options.tags,
      reverse: true,
      request: body.data,
    })
  })
  hono.delete('/cart/:id', (c) =>
    ledger.remove(c.req.param('id')) ? c.body(null, 204) : c.json({ message: 'Not found.' }, 404),
  )

  hono.post('/shipment/checkout', async (c) => {
    const labels = await labelsOf(c)
    if (!labels) return c.json({ message: 'Not found.' }, 404)
    if (labels.some(({ status }) => status !== 'pending'))
      return c.json({ message: 'One or more orders have already been paid.' }, 422)
    const total = labels.reduce((sum, { price }) => sum + price, 0)
    if (total > ledger.balance) return c.json({ error: 'Saldo insuficiente em sua carteira.' }, 422)
    ledger.balance = Math.round((ledger.balance - total) * 100) / 100
    for (const label of labels) {
      label.status = 'released'
      label.paid_at = now()
      ledger.debits.set(label.id, (ledger.debits.get(label.id) ?? 0) + 1)
      notify('order.released', label)
    }
    return c.json({
      purchase: { id: labels[0]?.id, protocol: 'PUR-20260000001', total, orders: labels.map(shown) },
    })
  })

  hono.post('/shipment/generate', async (c) => {
    const labels = await labelsOf(c)
    if (!labels) return c.json({ message: 'Not found.' }, 404)
    const answers = labels.map((label) => {
      if (label.status === 'pending') return [label.id, { status: false, message: 'O envio não está pago.' }]
      if (label.generated_at) return [label.id, { status: false, message: 'O envio já está gerado.' }]
      generate(label)
      return [label.id, { status: true, message: 'Envio gerado com sucesso' }]
    })
    return c.json(Object.fromEntries(answers))
  })

  hono.post('/shipment/print', async (c) => {
    const labels = await labelsOf(c)
    if (!labels || labels.some(({ generated_at }) => !generated_at))
      return c.json({ error: 'Não é possível imprimir etiquetas que não foram geradas.' }, 404)
    return c.json({ url: `${host()}/imprimir/${labels.map(({ id }) => id).join('-')}` })
  })

  hono.post('/shipment/cancel', async (c) => {
    const { order } = await c.req.json()
    const label = ledger.find(String(order?.id))
    if (!label) return c.json({ message: 'Not found.' }, 404)
    const canceled = label.status === 'released' || label.status === 'generated'
    if (canceled) {
      label.status = 'canceled'
      label.canceled_at = now()
      ledger.balance = Math.round((ledger.balance + label.price) * 100) / 100
      notify('order.cancelled', label)
    }
    return c.json({ [label.id]: { canceled } })
  })

  hono.post('/shipment/tracking', async (c) => {
    const { orders } = await c.req.json()
    const known = ledger.labels.filter(({ id }) => orders.includes(id))
    return c.json(
      Object.fromEntries(
        known.map((label) => [label.id, { ...shown(label), melhorenvio_tracking: label.self_tracking }]),
      ),
    )
  })
  hono.get('/orders/:id', (c) => {
    const label = ledger.find(c.req.param('id'))
    return label ? c.json(shown(label)) : c.json({ message: 'Not found.' }, 404)
  })

  return hono

  function added(
    c: Context,
    {
      service,
      weights,
      ...about
    }: Pick<Label, 'tags' | 'reverse' | 'request'> & {
      service: number
      weights: number[]
    },
  ) {
    const price = Math.round((cartPrice(service, weights) + surcharge()) * 100) / 100
    const label = ledger.add({ ...about, service_id: service, price })
    notify('order.created', label)

    return c.json(shown(label), 201)
  }

  async function labelsOf(c: Context): Promise<Label[] | null> {
    const { orders } = await c.req.json()
    const labels = (orders as string[]).flatMap((id) => ledger.find(id) ?? [])

    return labels.length === orders.length && labels.length > 0 ? labels : null
  }
}

function invalid(c: Context, error: z.ZodError) {
  return c.json(refusalOf(error), 422)
}

function shown({ request: _request, ...label }: Label) {
  return label
}
