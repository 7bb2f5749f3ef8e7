import * as z from 'zod'
import { sameSecret } from '#platform/infrastructure/security/same-secret.ts'
import type { Delivery, Notification } from '../port.ts'

/**
 * Parses notifications of the standard Pix API, `{"pix": […]}`, which are not signed: `chave` in the URL authenticates
 * the provider. The state is requested afterwards, so that a forged notification would change nothing.
 */
export function pixNotifications(notificationKey: string): (delivery: Delivery) => Notification[] | null {
  return ({ body, query }) => {
    if (!sameSecret(query('chave') ?? '', notificationKey)) return null

    return Body.parse(JSON.parse(body)).pix.flatMap((pix) =>
      pix.txid === undefined ? [] : [{ id: idOf(pix), cobranca: { id: pix.txid }, corpo: pix }],
    )
  }
}

const Refund = z.looseObject({ id: z.string(), status: z.string() })

const Pix = z.looseObject({
  endToEndId: z.string().min(1).max(64),
  txid: z.string().max(64).optional(),
  devolucoes: z.union([z.array(Refund), Refund.transform((one) => [one])]).default([]),
})

const Body = z.object({ pix: z.array(Pix) })

/** Identifies the payment and each state of its refunds separately, all with the payment's id. */
function idOf({ endToEndId, devolucoes }: z.infer<typeof Pix>): string {
  return [endToEndId, ...devolucoes.map(({ id, status }) => `${id}=${status}`)].join(' ')
}
