import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { Hono, type MiddlewareHandler } from 'hono'
import * as z from 'zod'
import type { PaymentSettings } from '#server/adapters/payment-settings.ts'
import { boletoRoutes } from './boletos.ts'
import { CARD_SCRIPT } from './card-script.ts'
import { createCards } from './cards.ts'
import { CREDENTIALS } from './credentials.ts'
import { Faults, withFaults } from './faults.ts'
import { Charge, freshWord, openLedger } from './ledger.ts'
import { createNotifications, type Shop } from './notices.ts'
import { pageRoutes } from './pages.ts'
import { pixRoutes } from './pix.ts'

type Options = {
  /** 0 takes any free one. Listens on this machine only. */
  port: number
  /** File for the charges, which then survive restarts; absent: in memory. */
  file?: string
  /** Origin of the shop that receives webhooks; `notifyShop` can set it later. */
  shop?: string
}

/** @internal Used by tests. */
export type Psp = Awaited<ReturnType<typeof startPsp>>

/**
 * A payment provider on this machine, in which no money moves: the standard Pix API, boletos and cards, with pages to
 * pay by hand. `settings` configures a shop to use it.
 */
export async function startPsp({ port, file, shop: origin }: Options) {
  const ledger = openLedger(file ?? null)
  const shop: Shop = { origin: origin ?? null, pix: null }
  let faults = Faults.parse({})
  const notifications = createNotifications(shop, () => faults)
  const { notify } = notifications
  const cards = createCards({ ledger, notify })
  const url = () => `http://127.0.0.1:${address.port}`

  const hono = new Hono<{ Bindings: { drop: () => void } }>()
  const faulty = withFaults(() => faults)
  hono.post('/oauth/token', faulty, async (c) => {
    const basic = Buffer.from(`${CREDENTIALS.clientId}:${CREDENTIALS.clientSecret}`).toString('base64')
    if (c.req.header('authorization') !== `Basic ${basic}`) return c.json({ error: 'invalid_client' }, 401)
    return c.json({ access_token: CREDENTIALS.token, token_type: 'Bearer', expires_in: 3600 })
  })
  hono.use('/v1/tokens', faulty)
  hono.route('/v1/tokens', cards.tokens)
  hono.get('/v1/card.js', (c) => c.body(CARD_SCRIPT, 200, { 'content-type': 'text/javascript' }))
  for (const path of ['/v2/*', '/v1/boletos/*', '/v1/charges/*']) hono.use(path, faulty, onlyBearers)
  hono.route('/v2', pixRoutes({ ledger, shop, notify, url }))
  hono.route('/v1/boletos', boletoRoutes({ ledger, notify, url }))
  hono.route('/v1/charges', cards.charges)
  hono.put('/simulacao/falhas', async (c) => c.json(setFaults(Faults.parse(await c.req.json()))))
  hono.put('/simulacao/cobrancas', async (c) => {
    ledger.putAll(z.array(Charge).parse(await c.req.json()))
    return c.json({})
  })
  hono.route('/', pageRoutes({ ledger, pay, decline }))

  const listener = getRequestListener((request, { outgoing }) =>
    hono.fetch(request, { drop: () => outgoing.destroy() }),
  )
  const server = createServer((request, response) => void listener(request, response))
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  const address = server.address() as AddressInfo

  return { url: url(), settings: settings(), pay, setFaults, notifyShop, ledger, close }

  /**
   * Pays a charge as its payer would. `late` pays after the deadline, as a bank's clock might; false: it can't be paid.
   */
  function pay(id: string, { late = false, valor }: { late?: boolean; valor?: number } = {}): boolean {
    const charge = ledger.get(id)
    if (!charge) return false
    const expired = Date.now() > Date.parse(charge.criadoEm) + (charge.segundos ?? Infinity) * 1000
    const open = charge.status === 'pending' || charge.status === 'in_review'
    if (!late && (!open || expired)) return false
    const stamp = new Date().toISOString()
    const pix = `E00000000${stamp.replace(/\D/g, '').slice(0, 12)}${freshWord(11)}`
    const amount = valor ?? charge.valor
    charge.payments.push({
      id: charge.metodo === 'pix' ? pix : `pay_${freshWord(20)}`,
      amount,
      paid_at: stamp,
    })
    charge.status = 'paid'
    ledger.put(charge)
    notify(charge)
    return true
  }

  function decline(id: string): boolean {
    const charge = ledger.get(id)
    if (charge?.status !== 'in_review') return false
    charge.status = 'declined'
    ledger.put(charge)
    notify(charge)
    return true
  }

  function setFaults(changes: Partial<Faults>): Faults {
    faults = { ...Faults.parse({}), ...changes }
    return faults
  }

  function notifyShop(storeOrigin: string) {
    shop.origin = storeOrigin
  }

  function settings(): PaymentSettings {
    const { clientId, clientSecret, chave, notificationKey, notificationSecret, token } = CREDENTIALS
    return {
      pix: {
        url: `${url()}/v2`,
        tokenUrl: `${url()}/oauth/token`,
        certificate: null,
        clientId,
        clientSecret,
        chave,
        notificationKey,
      },
      boleto: { url: url(), token, notificationSecret },
      cartao: { url: url(), token, notificationSecret, script: `${url()}/v1/card.js` },
    }
  }

  async function close() {
    notifications.close()
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
}

const onlyBearers: MiddlewareHandler = async (c, next) => {
  if (c.req.header('authorization') !== `Bearer ${CREDENTIALS.token}`) return c.json({ status: 401 }, 401)
  await next()
  return undefined
}
