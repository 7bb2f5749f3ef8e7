import type { Faults } from '../faults.ts'
import { createSender } from '../sender.ts'
import { CREDENTIALS } from './credentials.ts'
import type { Charge } from './ledger.ts'

/** The origin of the shop's addresses, and the address that it has registered itself. */
export type Shop = { origin: string | null; registered: string | null }

/** Sends webhooks to the shop, and repeats them until it has taken them. */
export function createNotifications(shop: Shop, faults: () => Faults) {
  const { send, close } = createSender(faults)

  return { notify, close }

  function notify(charge: Charge) {
    const registered = address()
    if (!registered) return
    const url = faults().assinaturaErrada
      ? registered.replace(CREDENTIALS.notificationKey, 'outra-chave')
      : registered
    const body = JSON.stringify(bodyOf(charge))
    send(url, () => ({ body, headers: { 'content-type': 'application/json' } }))
  }

  /** The standard has no signature: the address carries a key. */
  function address(): string | null {
    // By the standard, `/pix` is appended to the registered address.
    if (shop.registered) return `${shop.registered}/pix`

    return shop.origin && `${shop.origin}/v2/webhooks/pix?chave=${CREDENTIALS.notificationKey}`
  }
}

function bodyOf({ id, payments, refunds }: Charge) {
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
