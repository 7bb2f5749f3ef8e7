import { createHmac } from 'node:crypto'
import * as z from 'zod'
import { sameSecret } from '#platform/infrastructure/security/same-secret.ts'
import type { Delivery, Notification } from '../../port.ts'
import { Id } from './order.ts'

/** Maximum age of a notification in seconds; an older one may be a replay. */
const TOLERANCE = 300

/**
 * Parses notifications of the event "Order (Mercado Pago)". `x-signature: ts=…,v1=…` is the HMAC-SHA256, in hex, of
 * `id:<data.id of the address>;request-id:<x-request-id>;ts:<ts>;`, without the parts that are missing. It does not
 * cover the body, from which the shop only takes what names the event. The event "Chargebacks" is read as well. Others
 * are authentic, but nothing to us.
 */
export function orderNotifications(secret: string): (delivery: Delivery) => Notification[] | null {
  return ({ body, header, query, now }) => {
    const signature = readSignature(header('x-signature') ?? '')
    const id = query('data.id')
    if (!signature || !isRecent(signature.ts, now)) return null
    const parts = { requestId: header('x-request-id'), ts: signature.ts }
    if (!manifests(id, parts).some((text) => sameSecret(signature.v1, digest(secret, text)))) return null
    const event: unknown = JSON.parse(body)
    const { type } = Event.parse(event)
    if (type === CHARGEBACKS) return chargebackNotifications(id, signature.ts)
    if (type !== 'order') return []
    const corpo = Body.parse(event)
    // The address may write the id in lower case.
    if (corpo.data.id.toLowerCase() !== id?.toLowerCase()) return null
    const name = [corpo.data.id, corpo.action, corpo.date_created ?? signature.ts].join(' ')

    return [{ id: name, cobranca: { idProvedor: corpo.data.id }, corpo }]
  }
}

const CHARGEBACKS = 'topic_chargebacks_wh'

/** The id is that of the address: in the body it is a number that can be too large to be exact. */
function chargebackNotifications(id: string | undefined, ts: string): Notification[] {
  if (!Id.safeParse(id).success || id === undefined) return []

  return [
    {
      id: [id, CHARGEBACKS, ts].join(' '),
      cobranca: { idProvedor: id },
      corpo: { type: CHARGEBACKS, data: { id } },
    },
  ]
}

const Event = z.object({ type: z.string().max(60) })

/** Without `data`'s other fields, which repeat the order. */
const Body = z.object({
  type: z.string().max(60),
  action: z.string().max(60),
  date_created: z.string().max(60).optional(),
  data: z.object({ id: z.union([Id, z.int().transform(String)]), status: z.string().max(60).optional() }),
})

function readSignature(header: string): { ts: string; v1: string } | null {
  const parts = new Map(header.split(',').map((part) => part.trim().split('=') as [string, string]))
  const [ts, v1] = [parts.get('ts'), parts.get('v1')]

  return ts && v1 && /^\d{1,15}$/.test(ts) ? { ts, v1 } : null
}

/** The documentation shows `ts` in milliseconds, the official library reads seconds. */
function isRecent(ts: string, now: Date): boolean {
  const ms = Number(ts) > 1e11 ? Number(ts) : Number(ts) * 1000

  return Math.abs(now.getTime() - ms) <= TOLERANCE * 1000
}

/** By the documentation, letters of the id are signed in lower case; the official library signs them as they come. */
function manifests(id: string | undefined, { requestId, ts }: { requestId: string | undefined; ts: string }) {
  const rest = `${requestId ? `request-id:${requestId};` : ''}ts:${ts};`

  return [...new Set([id, id?.toLowerCase()])].map((dataId) => (dataId ? `id:${dataId};${rest}` : rest))
}

function digest(secret: string, manifest: string): string {
  return createHmac('sha256', secret).update(manifest).digest('hex')
}
