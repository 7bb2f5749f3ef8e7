import * as z from 'zod'
import type { Delivery, Notification } from '../port.ts'
import { signatureHolds } from './signature.ts'

/** Parses notifications of boletos and cards, `{"id", "kind", "reference"}`, signed in the header `x-signature`. */
export function signedNotifications(secret: string): (delivery: Delivery) => Notification[] | null {
  return ({ body, header, now }) => {
    if (!signatureHolds(secret, header('x-signature') ?? '', body, now)) return null
    const corpo = Body.parse(JSON.parse(body))

    return [{ id: corpo.id, cobranca: { id: corpo.reference }, corpo }]
  }
}

const Body = z.looseObject({
  id: z.string().min(1).max(200),
  kind: z.string(),
  reference: z.string().max(200),
})
