import { createHmac, randomUUID } from 'node:crypto'
import type { Faults } from '../faults.ts'
import { createSender } from '../sender.ts'
import { CREDENTIALS } from './credentials.ts'
import type { Order } from './order.ts'
import { orderStatus } from './order-answer.ts'

/** Where the account's event "Order (Mercado Pago)" goes; null as long as nobody has entered an address. */
export type Webhook = { url: string | null }

/** Sends the account's webhooks, signed, and repeats them until the shop has taken them. */
export function createOrderWebhooks(webhook: Webhook, faults: () => Faults) {
  const { send, close } = createSender(faults)

  return { notify, close }

  function notify(order: Order): void {
    if (!webhook.url) return
    const url = new URL(webhook.url)
    url.searchParams.set('data.id', order.id)
    url.searchParams.set('type', 'order')
    const body = JSON.stringify({
      action: `order.${order.status}`,
      api_version: 'v1',
      application_id: '874202490101010',
      data: {
        id: order.id,
        type: 'online',
        external_reference: order.reference,
        ...orderStatus(order),
      },
      date_created: order.updatedAt,
      live_mode: false,
      type: 'order',
      user_id: '1245621468',
    })
    send(url.href, () => ({ body, headers: signed(order.id) }))
  }

  function signed(id: string): Record<string, string> {
    const requestId = randomUUID()
    const ts = String(Date.now())
    const secret = faults().assinaturaErrada ? 'outra-assinatura' : CREDENTIALS.webhookSecret
    // Letters of the id are signed in lower case.
    const manifest = `id:${id.toLowerCase()};request-id:${requestId};ts:${ts};`
    const v1 = createHmac('sha256', secret).update(manifest).digest('hex')

    return {
      'content-type': 'application/json',
      'x-request-id': requestId,
      'x-signature': `ts=${ts},v1=${v1}`,
    }
  }
}
