import * as z from 'zod'
import type { DocumentSituation } from '#domain/payments/dispute.ts'
import { type ChargeRef, type DisputeDesk, type DisputeDocument, ProviderRefusal } from '../../port.ts'
import { callMercadoPago, type MercadoPagoApi } from './call-mercado-pago.ts'
import { Id, Instant, type OrderPayment } from './order.ts'

/** How long documents of 10 MB may take to get there. */
const UPLOAD_MS = 60_000

const REFUSED =
  'O Mercado Pago não aceitou os documentos. Confira se abrem, e se não há outro formato além de JPG, PNG e PDF.'

/**
 * The situation for each `documentation_status`; any other counts as pending. ("Get chargeback" of the API reference.)
 */
const SITUATIONS: Readonly<Record<string, DocumentSituation>> = {
  pending: 'pendente',
  review_pending: 'emAnalise',
  valid: 'aceitos',
  invalid: 'recusados',
  not_supplied: 'naoEnviados',
  not_applicable: 'dispensados',
}

/** Mercado Pago's chargebacks. They are found by a payment of the order, whose ids `payments` tells. */
export function disputeDesk(
  api: MercadoPagoApi,
  payments: (charge: ChargeRef) => Promise<OrderPayment[]>,
): DisputeDesk {
  return { find, answer }

  async function find(charge: ChargeRef) {
    const ids = (await payments(charge)).flatMap(({ id, reference_id }) => [reference_id, id])
    for (const payment of ids.filter((id) => id != null)) {
      const chargeback = await chargebackOf(payment)
      if (chargeback)
        return {
          id: chargeback.id,
          prazo: chargeback.date_documentation_deadline?.toISOString() ?? null,
          documentos: SITUATIONS[chargeback.documentation_status ?? ''] ?? 'pendente',
        }
    }

    return null
  }

  /** Its address takes a payment's id in place of the chargeback's; an id of another kind may be refused. */
  async function chargebackOf(payment: string) {
    const call = { method: 'GET', path: `/v1/chargebacks/${payment}` } as const
    const found = await callMercadoPago(api, call, Chargeback).catch((error) => {
      if (error instanceof ProviderRefusal) return null
      throw error
    })
    return found?.answer ?? null
  }

  async function answer(dispute: string, documents: readonly DisputeDocument[]) {
    const form = new FormData()
    for (const { nome, tipo, bytes } of documents)
      form.append('files[]', new File([bytes], nome, { type: tipo }))
    const path = `/v1/chargebacks/${dispute}/documentation`
    const sender = { ...api, timeoutMs: api.timeoutMs ?? UPLOAD_MS }
    const taken = await callMercadoPago(sender, { method: 'POST', path, form }, z.unknown()).catch(
      (error) => {
        if (error instanceof ProviderRefusal) throw new ProviderRefusal(REFUSED, { cause: error })
        throw error
      },
    )
    if (!taken || taken.conflict !== null) throw new ProviderRefusal(REFUSED)
  }
}

const Chargeback = z.object({
  id: z.union([Id, z.int().transform(String)]),
  documentation_status: z.string().nullish(),
  date_documentation_deadline: Instant.nullish(),
})
