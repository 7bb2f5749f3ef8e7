import * as z from 'zod'
import { ProviderRefusal, ProviderUnavailable } from '../../port.ts'
import { type Call, parseAnswer, send } from '../call-provider.ts'
import { refusalSentence } from './refusals.ts'

export type MercadoPagoApi = {
  /** The origin, without a trailing slash. */
  url: string
  accessToken: string
  timeoutMs?: number | undefined
}

type MercadoPagoCall = {
  method: Extract<Call['method'], 'GET' | 'POST' | 'DELETE'>
  /** Begins with a slash. */
  path: string
  body?: unknown
  /** Files, in place of a body. */
  form?: FormData
  /** The idempotency key of a call that changes something. */
  key?: string
}

/** The answer to a call, or the code of the conflict between it and the order's state. */
type Outcome<Answer> = { answer: Answer; conflict: null } | { answer: null; conflict: string }

/** The result is not known, or the same call may work later; 423 is a key whose first call is not done. */
const WORTH_RETRYING = [401, 403, 408, 423, 424, 425, 429]

/**
 * Calls Mercado Pago; null for 404. A 402 is an answer as well: the order was made, and its payment failed. Throws
 * ProviderRefusal with a Portuguese sentence for a final refusal, and ProviderUnavailable if the result is unknown.
 */
export async function callMercadoPago<Answer>(
  { url, accessToken, timeoutMs }: MercadoPagoApi,
  { method, path, body, form, key }: MercadoPagoCall,
  schema: z.ZodType<Answer>,
): Promise<Outcome<Answer> | null> {
  const encoded = form && new Response(form)
  const headers = {
    authorization: `Bearer ${accessToken}`,
    'content-type': encoded?.headers.get('content-type') ?? 'application/json',
    ...(key ? { 'x-idempotency-key': key } : {}),
  }
  const sent = encoded ? Buffer.from(await encoded.arrayBuffer()) : body
  const { status, text } = await send({ method, url: url + path, headers, body: sent, timeoutMs })
  if (status === 404) return null
  if (status >= 200 && status < 300) return { answer: parseAnswer(text, schema), conflict: null }
  if (status === 402) return { answer: parseAnswer(text, z.object({ data: schema })).data, conflict: null }
  const code = errorCode(text)
  if (status === 409) return { answer: null, conflict: code }
  if (status < 400 || status >= 500 || WORTH_RETRYING.includes(status))
    throw new ProviderUnavailable(`Mercado Pago responded with ${status} (${code}).`)

  throw new ProviderRefusal(refusalSentence(code))
}

const Errors = z.object({
  errors: z.tuple([z.object({ code: z.string().regex(/^\w{1,60}$/) })], z.unknown()),
})

/** The code of the first error in a body; the rest of it may hold the payer's data. */
function errorCode(text: string): string {
  try {
    return Errors.parse(JSON.parse(text)).errors[0].code
  } catch {
    return 'unknown'
  }
}
