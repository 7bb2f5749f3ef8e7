import { sign } from '#platform/payments/providers/signature.ts'
import { CREDENTIALS } from './credentials.ts'
import type { Faults } from './faults.ts'
import { type Charge, freshWord } from './ledger.ts'

/** The origin of the shop's addresses. */
export type Shop = { origin: string | null; pix: string | null }

const [FIRST_RETRY_MS, RETRIES, DELAY_MS] = [500, 12, 300]

/** Sends webhooks to the shop, and retries with growing delays until it answers 200. */
export function createNotifications(shop: Shop, faults: () => Faults) {
  const timers = new Set<NodeJS.Timeout>()
  let delayed: (() => void)[] = []

  return { notify, close: () => timers.forEach((timer) => void clearTimeout(timer)) }

  function notify(charge: Charge) {
    const { semAvisos, copias, foraDeOrdem } = faults()
    const url = addressFor(charge)
    if (semAvisos || !url) return
    const body = JSON.stringify(bodyOf(charge))
    const send = () => {
      for (let copy = 0; copy < copias; copy++) void deliver(url, body)
    }
    if (!foraDeOrdem) return send()
    if (delayed.length === 0) later(DELAY_MS, releaseDelayed)
    delayed.push(send)
  }

  function releaseDelayed() {
    const sends = delayed.toReversed()
    delayed = []
    for (const send of sends) send()
  }

  async function deliver(url: string, body: string, retry = 0): Promise<void> {
    // The standard Pix API has no signature: its address carries a key.
    const headers = {
      'content-type': 'application/json',
      'x-signature': sign(CREDENTIALS.notificationSecret, body, new Date()),
    }
    const accepted = await fetch(url, { method: 'POST', headers, body, signal: AbortSignal.timeout(10_000) })
      .then(({ ok }) => ok)
      .catch(() => false)
    if (!accepted && retry < RETRIES)
      later(FIRST_RETRY_MS * 2 ** retry, () => void deliver(url, body, retry + 1))
  }

  function later(ms: number, work: () => void) {
    const timer = setTimeout(() => {
      timers.delete(timer)
      work()
    }, ms).unref()
    timers.add(timer)
  }

  function addressFor({ metodo }: Charge): string | null {
    // By the standard, `/pix` is appended to the registered address.
    if (metodo === 'pix' && shop.pix) return `${shop.pix}/pix`
    if (!shop.origin) return null
    const key = metodo === 'pix' ? `?chave=${CREDENTIALS.notificationKey}` : ''
    return `${shop.origin}/v2/webhooks/${metodo}${key}`
  }
}

function bodyOf(charge: Charge) {
  const { id, metodo, status, payments, refunds } = charge
  if (metodo !== 'pix') return { id: `evt_${freshWord(24)}`, kind: `${metodo}.${status}`, reference: id }

  return {
    pix: payments.map((payment) => ({
      endToEndId: payment.id,
      txid: id,
      valor: (payment.amount / 100).toFixed(2),
      horario: payment.paid_at,
      ...(refunds.length > 0 && {
        devolucoes: refunds.map((refund) => ({ id: refund.id, status: PIX_REFUNDS[refund.status] })),
      }),
    })),
  }
}

export const PIX_REFUNDS = {
  pending: 'EM_PROCESSAMENTO',
  done: 'DEVOLVIDO',
  failed: 'NAO_REALIZADO',
} as const
