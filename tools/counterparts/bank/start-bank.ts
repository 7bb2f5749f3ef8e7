import { Hono, type MiddlewareHandler } from 'hono'
import type { PaymentSettings } from '#server/adapters/payment-settings.ts'
import { Faults, withFaults } from '../faults.ts'
import { type Dropping, listen } from '../listen.ts'
import { CREDENTIALS } from './credentials.ts'
import { freshWord, openLedger } from './ledger.ts'
import { createNotifications, type Shop } from './notices.ts'
import { pageRoutes } from './pages.ts'
import { pixRoutes } from './pix.ts'

type Options = {
  /** 0 takes any free one. Listens on this machine only. */
  port: number
  /** File for the charges, which then survive restarts; absent: in memory. */
  file?: string
}

/** @internal Used by tests. */
export type Bank = Awaited<ReturnType<typeof startBank>>

/**
 * A bank with the standard Pix API on this machine, in which no money moves, with pages to pay by hand. `settings`
 * configures a shop to use it.
 */
export async function startBank({ port, file }: Options) {
  const ledger = openLedger(file ?? null)
  const shop: Shop = { origin: null, registered: null }
  let faults = Faults.parse({})
  let token: string = CREDENTIALS.token
  const notifications = createNotifications(shop, () => faults)
  const { notify } = notifications

  const hono = new Hono<Dropping>()
  const faulty = withFaults(() => faults)
  hono.post('/oauth/token', faulty, async (c) => {
    const basic = Buffer.from(`${CREDENTIALS.clientId}:${CREDENTIALS.clientSecret}`).toString('base64')
    if (c.req.header('authorization') !== `Basic ${basic}`) return c.json({ error: 'invalid_client' }, 401)
    return c.json({ access_token: token, token_type: 'Bearer', expires_in: 3600 })
  })
  hono.use(
    '/v2/*',
    faulty,
    onlyBearers(() => (faults.tokenVencido ? null : token)),
  )
  hono.route('/v2', pixRoutes({ ledger, shop, notify, url: () => url }))
  hono.route('/', pageRoutes({ ledger, pay }))
  const { url, close: stopListening } = await listen(hono, port)

  return { url, settings: settings(), pay, setFaults, notifyShop, notifyAt, revokeToken, ledger, close }

  /**
   * Pays a charge as its payer would. `late` pays after the deadline, as a bank's clock might; false: it can't be paid.
   */
  function pay(id: string, { late = false, valor }: { late?: boolean; valor?: number } = {}): boolean {
    const charge = ledger.get(id)
    if (!charge) return false
    const expired = Date.now() > Date.parse(charge.criadoEm) + charge.segundos * 1000
    if (!late && (charge.status !== 'pending' || expired)) return false
    const stamp = new Date().toISOString()
    charge.payments.push({
      id: `E00000000${stamp.replace(/\D/g, '').slice(0, 12)}${freshWord(11)}`,
      amount: valor ?? charge.valor,
      paid_at: stamp,
    })
    charge.status = 'paid'
    ledger.put(charge)
    notify(charge)
    return true
  }

  function setFaults(changes: Partial<Faults>): void {
    faults = { ...Faults.parse({}), ...changes }
  }

  function notifyShop(origin: string): void {
    shop.origin = origin
  }

  /** As if the shop had registered this address. */
  function notifyAt(address: string): void {
    shop.registered = address
  }

  /** The access tokens of before are not taken any more; a new one can be asked for. */
  function revokeToken(): void {
    token = freshWord(32)
  }

  function settings(): PaymentSettings {
    const { clientId, clientSecret, chave, notificationKey } = CREDENTIALS
    return {
      pix: {
        url: `${url}/v2`,
        tokenUrl: `${url}/oauth/token`,
        certificate: null,
        clientId,
        clientSecret,
        chave,
        notificationKey,
      },
    }
  }

  async function close() {
    notifications.close()
    await stopListening()
  }
}

function onlyBearers(token: () => string | null): MiddlewareHandler {
  return async (c, next) => {
    if (c.req.header('authorization') !== `Bearer ${token()}`) return c.json({ status: 401 }, 401)
    await next()
    return undefined
  }
}
