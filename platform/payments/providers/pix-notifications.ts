import * as z from 'zod'
import type { Delivery, Notification } from '../port.ts'
import { sameSecret } from './signature.ts'

/**
 * Reads the notices of the standard Pix API, `{"pix": […]}`, which carry no signature: `chave` in the address shows that
 * it is the provider who calls. What happened is asked for afterwards, so that a guessed notice would change nothing.
 */
export function pixNotifications(notificationKey: string): (delivery: Delivery) => Notification[] | null {
  return ({ body, query }) => {
    if (!sameSecret(query('chave') ?? '', notificationKey)) return null

    return Body.parse(JSON.parse(body)).pix.flatMap((pix) =>
      pix.txid === undefined ? [] : [{ id: idOf(pix), pagamento: pix.txid, corpo: pix }],
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

/** The payment and each state of its returns are told one by one, all under the payment's id. */
function idOf({ endToEndId, devolucoes }: z.infer<typeof Pix>): string {
  return [endToEndId, ...devolucoes.map(({ id, status }) => `${id}=${status}`)].join(' ')
}
