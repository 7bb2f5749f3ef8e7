import { createHmac, randomUUID } from 'node:crypto'
import type { Faults } from '../faults.ts'
import { createSender } from '../sender.ts'
import { CREDENTIALS } from './credentials.ts'
import type { Order } from './order.ts'
import { orderStatus } from './order-answer.ts'

/** Where the account's events go; null as long as nobody has entered an address. */
export type Webhook = { url: string | null }

/** Sends the events "Order" and "Chargebacks", signed, and repeats them until the shop has taken them. */
export function createOrderWebhooks(webhook: Webhook, faults: () => Faults) {
  const { send, close } = createSender(faults)

  return { notify, notifyOfChargeback, close }

  function notify(order: Order): void {
    post('order', order.id, {
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
  }

  /** By the chargeback's own id, of which the order's event says nothing. */
  function notifyOfChargeback({ chargeback, paymentId, updatedAt }: Order): void {
    if (!chargeback) return
    post('topic_chargebacks_wh', chargeback.id, {
      actions: ['changed_case_status'],
      api_version: 'v1',
      application_id: 874202490101010,
      data: {
        id: Number(chargeback.id),
        payment_id: paymentId,
        date_updated: updatedAt,
        site_id: 'MLB',
      },
      date_created: updatedAt,
      live_mode: false,
      type: 'topic_chargebacks_wh',
      user_id: 1245621468,
    })
  }

  function post(type: string, id: string, event: object): void {
    if (!webhook.url) return
    const url = new URL(webhook.url)
    url.searchParams.set('data.id', id)
    url.searchParams.set('type', type)
    const body = JSON.stringify(event)
    send(url.href, () => ({ body, headers: signed(id) }))
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
