import { request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import type * as z from 'zod'
import { traceCall } from '#platform/infrastructure/tracing/trace-call.ts'
import { ProviderRefusal, ProviderUnavailable } from '../port.ts'

/** After this time the result is unknown, and is asked for later. */
const TIMEOUT_MS = 8_000

/** More than any response of a provider. */
const MAX_BYTES = 1024 * 1024

/** PEM of the client's certificate and its key, for providers that require mTLS. */
export type ClientCertificate = { cert: string; key: string }

export type Call = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  url: string
  headers: Record<string, string>
  body?: unknown
  certificate?: ClientCertificate | undefined
  timeoutMs?: number | undefined
}

/**
 * Calls a provider over HTTP and parses the response by a schema; null for 404. Throws ProviderRefusal for other 4xx,
 * and ProviderUnavailable for what is worth retrying. Messages contain no bodies, which have the payer's data.
 */
export async function callProvider<Answer>(call: Call, schema: z.ZodType<Answer>): Promise<Answer | null> {
  const { status, text } = await send(call)
  if (status === 404) return null
  if (status === 408 || status === 425 || status === 429 || status === 401 || status === 403 || status >= 500)
    throw Object.assign(new ProviderUnavailable(`The payment provider responded with ${status}.`), { status })
  if (status >= 400) throw new ProviderRefusal(`The payment provider refused with ${status}.`)
  if (status >= 300) throw new ProviderUnavailable(`The payment provider responded with ${status}.`)

  return parseAnswer(text, schema)
}

/** Parses a response by a schema. Throws ProviderUnavailable for any other text: the call may have worked. */
export function parseAnswer<Answer>(text: string, schema: z.ZodType<Answer>): Answer {
  const { data, error } = schema.safeParse(jsonOf(text))
  if (error)
    throw new ProviderUnavailable('The payment provider responded in an unknown format.', { cause: error })

  return data
}

/** Undefined for what is no JSON: the error of `JSON.parse` quotes the text, which may be somebody's data. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * Sends a request within its deadline and returns the response, whatever its status. Uses Node's HTTP client, since
 * `fetch` has no client certificates. Follows no redirects. Throws ProviderUnavailable if there is no response.
 */
export function send(call: Call): Promise<Answer> {
  return traceCall(call, (headers) => exchange({ ...call, headers }))
}

type Answer = { status: number; text: string }

function exchange({
  method,
  url,
  headers,
  body,
  certificate,
  timeoutMs = TIMEOUT_MS,
}: Call): Promise<Answer> {
  const isReady = typeof body === 'string' || body === undefined || Buffer.isBuffer(body)
  const payload = isReady ? body : JSON.stringify(body)
  // For DELETE, Node writes no length by itself, and the body would be taken for the next request.
  const length = payload === undefined ? {} : { 'content-length': String(Buffer.byteLength(payload)) }
  const request = url.startsWith('https:') ? httpsRequest : httpRequest

  return new Promise((resolve, reject) => {
    const failed = (cause: Error) =>
      reject(new ProviderUnavailable('The payment provider did not respond.', { cause }))
    const outgoing = request(
      url,
      { method, headers: { ...headers, ...length }, signal: AbortSignal.timeout(timeoutMs), ...certificate },
      (incoming) => {
        const chunks: Buffer[] = []
        let size = 0
        incoming.on('data', (chunk: Buffer) => {
          size += chunk.length
          if (size > MAX_BYTES)
            incoming.destroy(new Error('The response of the payment provider is too large.'))
          else chunks.push(chunk)
        })
        incoming.on('end', () =>
          resolve({ status: incoming.statusCode ?? 0, text: Buffer.concat(chunks).toString('utf8') }),
        )
        incoming.on('error', failed)
      },
    )
    outgoing.on('error', failed)
    outgoing.end(payload)
  })
}
