import { sign } from '#platform/payments/providers/signature.ts'
import { CREDENTIALS } from './credentials.ts'
import type { Faults } from './faults.ts'
import { type Charge, freshWord } from './ledger.ts'
import { createSender } from './sender.ts'

/** The origin of the shop's addresses. */
export type Shop = { origin: string | null; pix: string | null }

/** Sends webhooks to the shop, and repeats them until it has taken them. */
export function createNotifications(shop: Shop, faults: () => Faults) {
  const { send, close } = createSender(faults)

  return { notify, close }

  function notify(charge: Charge) {
    const url = addressFor(charge)
    if (!url) return
    const body = JSON.stringify(bodyOf(charge))
    // The standard Pix API has no signature: its address carries a key.
    send(url, () => ({
      body,
      headers: {
        'content-type': 'application/json',
        'x-signature': sign(CREDENTIALS.notificationSecret, body, new Date()),
      },
    }))
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
