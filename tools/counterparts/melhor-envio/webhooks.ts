import { createHmac } from 'node:crypto'
import type { Faults } from '../faults.ts'
import type { Label } from './ledger.ts'

type Webhook = { event: string; body: string; status: number | null }

type CreateWebhooksInput = { url: () => string | null; secret: () => string; faults: () => Faults }

/** Sends notifications about labels, signed with the application's secret (docs.melhorenvio.com.br/docs/webhooks). */
export function createWebhooks({ url, secret, faults }: CreateWebhooksInput) {
  const sent: Webhook[] = []
  let waiting: Webhook[] = []

  return { sent, notify, deliver }

  function notify(event: string, label: Label): void {
    const { copias, semAvisos, foraDeOrdem } = faults()
    if (semAvisos || url() === null) return
    const webhook = () => ({ event, body: JSON.stringify({ event, data: dataOf(label) }), status: null })
    const batch = Array.from({ length: copias }, webhook)
    sent.push(...batch)
    if (!foraDeOrdem) {
      for (const one of batch) void deliver(one)
      return
    }
    // What came last is sent first, once nothing more comes.
    waiting.unshift(...batch)
    const seen = waiting.length
    setTimeout(() => {
      if (waiting.length !== seen) return
      const all = waiting
      waiting = []
      void all.reduce((before, one) => before.then(() => deliver(one)), Promise.resolve())
    }, 50).unref()
  }

  async function deliver(webhook: Webhook): Promise<void> {
    const address = url()
    if (address === null) return
    const key = faults().assinaturaErrada ? 'outro-segredo' : secret()
    try {
      const response = await fetch(address, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-me-signature': createHmac('sha256', key).update(webhook.body).digest('base64'),
        },
        body: webhook.body,
        signal: AbortSignal.timeout(6_000),
      })
      webhook.status = response.status
    } catch {
      webhook.status = 0
    }
  }
}

function dataOf({ request: _request, price: _price, ...label }: Label) {
  return { ...label, user_id: '9a7e2d3c-5f27-4a9f-9a39-0d4a3e8f1b55', tracking_url: null }
}
