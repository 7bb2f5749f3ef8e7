import { Hono } from 'hono'
import * as z from 'zod'
import { Faults, withFaults } from '../faults.ts'
import { type Dropping, listen } from '../listen.ts'
import { browserFiles } from './browser-files.ts'
import { createCardTokens } from './card-tokens.ts'
import { chargebackRoutes } from './chargebacks.ts'
import { CREDENTIALS } from './credentials.ts'
import { customerRoutes } from './customers/customer-routes.ts'
import { openCustomerStore } from './customers/customer-store.ts'
import { Order } from './order.ts'
import { onlyAccount, orderRoutes } from './order-routes.ts'
import { openOrderStore } from './order-store.ts'
import { createOrderWebhooks, type Webhook } from './order-webhooks.ts'
import { challengePages } from './pages/challenge-page.ts'
import { orderPages } from './pages/order-pages.ts'
import { paymentMethodRoutes } from './payment-methods.ts'
import { createPayments } from './payments.ts'

type Options = {
  /** 0 takes any free one. Listens on this machine only. */
  port: number
  /** File for the orders, which then survive restarts; absent: in memory. */
  file?: string
  /** Where the account's webhooks go; `notifyAt` can set it later. */
  webhook?: string
}

/** @internal Used by tests. */
export type MercadoPagoCounterpart = Awaited<ReturnType<typeof startMercadoPago>>

/**
 * A counterpart of Mercado Pago on this machine, in which no money moves: its Orders API, card tokens, script for
 * browsers and webhooks, with one account (`credentials`) and pages to pay by hand.
 */
export async function startMercadoPago({ port, file, webhook: url }: Options) {
  const store = openOrderStore(file ?? null)
  const webhook: Webhook = { url: url ?? null }
  let faults = Faults.parse({})
  const webhooks = createOrderWebhooks(webhook, () => faults)
  const { notify } = webhooks
  const payments = createPayments(store, webhooks)
  const customers = openCustomerStore(file?.replace(/(\.json)?$/, '-clientes.json') ?? null)
  const tokens = createCardTokens(customers)
  const origin = () => address

  const hono = new Hono<Dropping>()
  const faulty = withFaults(() => faults)
  hono.use('/v1/*', faulty)
  hono.use('/users/*', faulty)
  hono.route('/v1/orders', orderRoutes({ store, tokens, notify, origin, faults: () => faults }))
  hono.route('/v1/customers', customerRoutes({ customers, tokens, faults: () => faults }))
  hono.route('/v1/chargebacks', chargebackRoutes({ store, faults: () => faults }))
  hono.route('/v1/card_tokens', tokens.routes)
  hono.route('/v1', paymentMethodRoutes())
  hono.get(
    '/users/me',
    onlyAccount(() => faults),
    (c) => c.json(USER),
  )
  hono.put('/simulacao/falhas', async (c) => c.json(setFaults(Faults.parse(await c.req.json()))))
  hono.put('/simulacao/cobrancas', async (c) => {
    store.putAll(z.array(Order).parse(await c.req.json()))
    return c.json({})
  })
  hono.route('/', browserFiles())
  hono.route('/3ds', challengePages({ store, ...payments }))
  hono.route('/', orderPages({ store, ...payments }))

  const { url: address, close: stopListening } = await listen(hono, port)

  return { url: address, credentials: CREDENTIALS, store, customers, ...payments, setFaults, notifyAt, close }

  function setFaults(changes: Partial<Faults>): Faults {
    faults = { ...Faults.parse({}), ...changes }
    return faults
  }

  /** Enters the address for the account's webhooks, as a merchant does in "Suas integrações". */
  function notifyAt(shop: string): void {
    webhook.url = shop
  }

  async function close() {
    webhooks.close()
    await stopListening()
  }
}

const USER = {
  id: 1245621468,
  nickname: 'LOJA SIMULADA',
  country_id: 'BR',
  site_id: 'MLB',
  email: 'loja@simulacao.example',
  tags: ['normal', 'test_user'],
}
