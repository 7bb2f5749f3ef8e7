import * as z from 'zod'
import { sameSecret } from '#platform/infrastructure/security/same-secret.ts'
import type { Delivery, Notification } from '../../port.ts'

/** What the merchant entered for the webhook in Pagar.me's dashboard. */
export type WebhookLogin = { usuario: string; senha: string }

/**
 * Parses a webhook of Pagar.me v5. It is authenticated by the user and password that the dashboard sends along (HTTP
 * Basic); without them, null. Events about other things than orders and charges say nothing. The stored copy has no
 * personal data.
 */
export function pagarmeNotifications({ usuario, senha }: WebhookLogin) {
  const expected = `Basic ${Buffer.from(`${usuario}:${senha}`).toString('base64')}`

  return ({ body, header }: Delivery): Notification[] | null => {
    if (!sameSecret(header('authorization') ?? '', expected)) return null
    const event = Event.parse(JSON.parse(body))
    const cobranca = chargeOf(event)
    if (!cobranca) return []
    const { id, type, data } = event

    return [
      { id, cobranca, corpo: { id, type, data: { id: data.id, code: data.code, status: data.status } } },
    ]
  }
}

const Reference = z.object({ id: z.string().max(100), code: z.string().max(200).nullish() })

const Event = z.object({
  id: z.string().min(1).max(200),
  type: z.string().max(100),
  data: Reference.extend({
    status: z.string().max(100).nullish(),
    /** Of a charge. */
    order: Reference.nullish(),
    /** Of an order. */
    charges: z.array(Reference).max(100).nullish(),
  }),
})

/**
 * The shop's id of the charge is the order's `code`, known even if the answer to its creation was lost; an order that
 * was made elsewhere has another.
 */
function chargeOf({ type, data }: z.output<typeof Event>): Notification['cobranca'] | null {
  const isOrder = type.startsWith('order.')
  if (!isOrder && !type.startsWith('charge.')) return null
  const code = isOrder ? data.code : (data.order?.code ?? data.code)
  if (code && OWN_ID.test(code)) return { id: code }
  const idProvedor = isOrder ? data.charges?.[0]?.id : data.id

  return idProvedor ? { idProvedor } : null
}

const OWN_ID = /^[0-9a-f]{32}$/
