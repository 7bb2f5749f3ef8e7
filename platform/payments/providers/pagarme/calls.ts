import * as z from 'zod'
import { ProviderRefusal, ProviderUnavailable } from '../../port.ts'
import { type Call, parseAnswer, send } from '../call-provider.ts'
import { Card, Charge, Order, Orders } from './charge.ts'

export type CallsInput = {
  /** Without a trailing slash: `https://api.pagar.me`. */
  url: string
  /** `sk_…` */
  secretKey: string
  timeoutMs?: number | undefined
}

export type PagarmeCalls = ReturnType<typeof pagarmeCalls>

/**
 * The calls of Pagar.me's API v5 that a store needs, each with its deadline and, where it changes something, an
 * idempotency key. Null where Pagar.me knows no such thing. Throws ProviderRefusal for a final refusal, KeysRefused if
 * the keys are not accepted, and ProviderUnavailable for what is worth retrying.
 */
export function pagarmeCalls({ url, secretKey, timeoutMs }: CallsInput) {
  const authorization = `Basic ${Buffer.from(`${secretKey}:`).toString('base64')}`

  return {
    createOrder: (body: unknown, key: string) => call('POST', '/orders', Order, { body, key }),
    order: (id: string) => call('GET', `/orders/${id}`, Order),
    /** The newest orders, or those with the shop's own id. */
    orders: async (code?: string) => {
      const page = await call('GET', `/orders?${code ? `code=${code}&` : ''}page=1&size=10`, Orders)
      return page?.data ?? []
    },
    charge: (id: string) => call('GET', `/charges/${id}`, Charge),
    captureCharge: (id: string, key: string) =>
      call('POST', `/charges/${id}/capture`, Charge, { body: {}, key }),
    /** Cancels what is unpaid, and refunds what is paid: without an amount, all of it. */
    cancelCharge: (id: string, key: string, amount?: number) =>
      call('DELETE', `/charges/${id}`, Charge, { body: amount === undefined ? {} : { amount }, key }),
    setMetadata: (id: string, metadata: Record<string, unknown>, key: string) =>
      call('PATCH', `/charges/${id}/metadata`, Charge, { body: { metadata }, key }),
    card: (customer: string, id: string) => call('GET', `/customers/${customer}/cards/${id}`, Card),
    deleteCard: (customer: string, id: string) =>
      call('DELETE', `/customers/${customer}/cards/${id}`, z.unknown()),
  }

  async function call<Answer>(
    method: Call['method'],
    path: string,
    schema: z.ZodType<Answer>,
    { body, key }: { body?: unknown; key?: string } = {},
  ): Promise<Answer | null> {
    const headers = {
      authorization,
      accept: 'application/json',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(key ? { 'idempotency-key': key } : {}),
    }
    const answer = await send({ method, url: `${url}/core/v5${path}`, headers, body, timeoutMs })
    const { status } = answer
    if (status === 404) return null
    if (status === 401 || status === 403) throw new KeysRefused(status)
    if (REFUSED.has(status)) throw new ProviderRefusal(`Pagar.me refused with ${status}.`)
    if (status >= 300) throw new ProviderUnavailable(`Pagar.me responded with ${status}.`)

    return parseAnswer(answer.text, schema)
  }
}

/** Of the request itself, or of the business (docs.pagar.me, Erros). Others, like 409 and 429, may pass. */
const REFUSED: ReadonlySet<number> = new Set([400, 412, 422])

/** Pagar.me does not accept the keys (401), or not from this server's address (403). */
export class KeysRefused extends ProviderUnavailable {
  override name = 'KeysRefused'
  readonly reason: 401 | 403

  constructor(reason: 401 | 403) {
    super(`Pagar.me responded with ${reason}.`)
    this.reason = reason
  }
}
