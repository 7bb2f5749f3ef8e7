import { Hono, type MiddlewareHandler } from 'hono'
import { Faults, withFaults } from '../faults.ts'
import { type Dropping, listen } from '../listen.ts'
import { problem } from './answers.ts'
import { chargeRoutes, follow, settle } from './charges.ts'
import { CREDENTIALS } from './credentials.ts'
import { customerRoutes } from './customers.ts'
import { createEvents } from './events.ts'
import { createHooks } from './hooks.ts'
import { withIdempotency } from './idempotency.ts'
import { type Order, openLedger } from './ledger.ts'
import { orderRoutes } from './orders.ts'
import { tokenRoutes } from './tokens.ts'

type Options = {
  /** 0 takes any free one. Listens on this machine only. */
  port: number
  /** Where webhooks go; `notifyAt` can set it later. */
  webhook?: string
}

/** @internal Used by tests. */
export type Pagarme = Awaited<ReturnType<typeof startPagarme>>

/**
 * Pagar.me on this machine, in which no money moves: the part of its API v5 that a store needs, with its documented test
 * cards and values. Nothing happens by itself: `pay`, `settleCard` and `dispute` are what payers and acquirers do.
 */
export async function startPagarme({ port, webhook }: Options) {
  const ledger = openLedger()
  let address: string | null = webhook ?? null
  let faults = Faults.parse({})
  let keys = { secret: CREDENTIALS.chaveSecreta, public: CREDENTIALS.chavePublica }
  const hooks = createHooks({ url: () => address, faults: () => faults })
  const events = createEvents(hooks.send)

  const hono = new Hono<Dropping>()
  const faulty = withFaults(() => faults)
  hono.use('/core/v5/*', faulty)
  hono.route('/core/v5/tokens', tokenRoutes({ ledger, publicKey: () => keys.public }))
  for (const path of ['orders', 'charges', 'customers', 'hooks'])
    hono.use(
      `/core/v5/${path}/*`,
      onlyWithKey(() => (faults.tokenVencido ? null : keys.secret)),
      withIdempotency(ledger, () => faults),
    )
  hono.route('/core/v5/orders', orderRoutes({ ledger, events, host: () => new URL(url).host }))
  hono.route('/core/v5/charges', chargeRoutes({ ledger, events }))
  hono.route('/core/v5/customers', customerRoutes({ ledger }))
  hono.get('/core/v5/hooks', (c) => c.json({ data: hooks.hooks }))
  hono.post('/core/v5/hooks/:id/retry', (c) => {
    const hook = hooks.hooks.find(({ id }) => id === c.req.param('id'))
    if (!hook) return c.json(problem('Hook not found.'), 404)
    hooks.deliver(hook)
    return c.json(hook)
  })

  const { url, close: stopListening } = await listen(hono, port)

  return {
    url,
    credentials: CREDENTIALS,
    ledger,
    hooks: hooks.hooks,
    pay,
    settleCard,
    dispute,
    setFaults,
    changeKeys,
    notifyAt,
    close,
  }

  /**
   * Pays a Pix or a boleto as its payer would; false: it can't be paid. A boleto is paid too little or too much by the
   * payer's CEP, or not at all (docs.pagar.me, Simulador de Boleto Bancário).
   */
  function pay(id: string): boolean {
    const order = ledger.find(id)
    if (order?.charge.status !== 'pending' || order.charge.payment_method === 'credit_card') return false
    const cep = order.charge.payment_method === 'boleto' ? order.customer.address?.zip_code : undefined
    if (cep === UNPAID) return false
    settle(order, 'paid', order.charge.amount + (DIFFERENCES[cep ?? ''] ?? 0))
    events.paid(order)
    return true
  }

  /** What the acquirer says in the end about a card payment that was in progress. */
  function settleCard(id: string, approved: boolean): void {
    const order = pending(id, 'processing')
    if (approved) {
      settle(order, 'captured', order.charge.amount)
      events.paid(order)
      return
    }
    order.status = 'failed'
    order.charge.status = 'failed'
    follow(order, { status: 'not_authorized', acquirer_return_code: '05' })
    events.failed(order)
  }

  /** The cardholder disputes a payment. */
  function dispute(id: string): void {
    const order = pending(id, 'paid')
    order.charge.status = 'chargedback'
    follow(order, { status: 'chargedback' })
    events.disputed(order)
  }

  function setFaults(changes: Partial<Faults>): void {
    faults = { ...Faults.parse({}), ...changes }
  }

  /** From now on the old keys are refused. */
  function changeKeys(changes: Partial<typeof keys>): void {
    keys = { ...keys, ...changes }
  }

  function notifyAt(shop: string): void {
    address = shop
  }

  function pending(id: string, status: string): Order {
    const order = ledger.find(id)
    if (order?.charge.status !== status) throw new Error(`There is no charge ${id} that is ${status}.`)
    return order
  }

  async function close() {
    hooks.close()
    await stopListening()
  }
}

const UNPAID = '70070300'
const DIFFERENCES: Record<string, number> = { '01046010': -100, '57400000': 100 }

/** Null if no key is accepted. */
function onlyWithKey(secret: () => string | null): MiddlewareHandler {
  return async (c, next) => {
    const key = secret()
    const expected = `Basic ${Buffer.from(`${key}:`).toString('base64')}`
    if (key === null || c.req.header('authorization') !== expected)
      return c.json(problem('Authorization has been denied for this request.'), 401)
    await next()
    return undefined
  }
}
