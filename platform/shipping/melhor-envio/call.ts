import * as z from 'zod'
import { traceCall } from '#platform/infrastructure/tracing/trace-call.ts'
import { FreightRefusal, FreightUnavailable } from './failures.ts'

export type MelhorEnvioApi = {
  /** The origin, without a trailing slash. */
  url: string
  token: string
  /** Each request has to name a contact address in its user agent. */
  contact: () => string
  /** Milliseconds. */
  timeoutMs: number
}

type Call = {
  method: 'GET' | 'POST' | 'DELETE'
  /** After `/api/v2/me`. */
  path: string
  body?: unknown
}

/** The call may work later; 429 is one call too many in a minute. */
const WORTH_RETRYING = [408, 409, 425, 429]

/**
 * Calls Melhor Envio's API (docs.melhorenvio.com.br) and parses the answer. Throws FreightRefusal with a Portuguese
 * sentence for a final refusal, and FreightUnavailable if the result is unknown. Its messages name neither token nor
 * body; a refusal's sentence is for the merchant, and never logged.
 */
export async function callMelhorEnvio<Answer>(
  api: MelhorEnvioApi,
  call: Call,
  schema: z.ZodType<Answer>,
): Promise<Answer> {
  const { status, text } = await send(api, call)
  if (status === 401) throw new FreightRefusal(WRONG_TOKEN, status)
  if (status === 403) throw new FreightRefusal(LACKING_PERMISSION, status)
  if (status < 200 || status >= 500 || WORTH_RETRYING.includes(status) || (status >= 300 && status < 400))
    throw new FreightUnavailable(`Melhor Envio responded with ${status}.`)
  if (status >= 400) throw new FreightRefusal(sentenceOf(text), status)
  const { data, error } = schema.safeParse(jsonOf(text))
  if (error) throw new FreightUnavailable('Melhor Envio responded in an unknown format.', { cause: error })

  return data
}

const WRONG_TOKEN =
  'O Melhor Envio não reconheceu o token. Gere outro em Integrações › Permissões de acesso, e cole-o inteiro.'
const LACKING_PERMISSION =
  'Falta uma permissão ao token. Gere outro no Melhor Envio com todas as permissões de carrinho, envios e pedidos.'

async function send({ url, token, contact, timeoutMs }: MelhorEnvioApi, { method, path, body }: Call) {
  try {
    const known = {
      accept: 'application/json',
      authorization: `Bearer ${token}`,
      'user-agent': `Lira (${contact()})`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    }
    const response = await traceCall({ method, url, headers: known }, (headers) =>
      fetch(`${url}/api/v2/me${path}`, {
        method,
        headers,
        body: body === undefined ? null : JSON.stringify(body),
        // Token and goods must not be sent to another address.
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      }),
    )

    return { status: response.status, text: await response.text() }
  } catch (cause) {
    throw new FreightUnavailable('Melhor Envio did not respond.', { cause })
  }
}

/** Undefined for what is no JSON; an empty answer, as of 204, is null. */
function jsonOf(text: string): unknown {
  if (text === '') return null
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const Refusal = z.object({
  message: z.string().optional(),
  error: z.string().optional(),
  errors: z.record(z.string(), z.array(z.string()).or(z.string())).optional(),
})

const MAX_SENTENCE = 300

/** What Melhor Envio says: about the first field that it refuses, or in general. */
function sentenceOf(text: string): string {
  const { data } = Refusal.safeParse(jsonOf(text))
  const [first] = Object.values(data?.errors ?? {}).flat()
  const said = first ?? data?.message ?? data?.error

  return said ? `O Melhor Envio recusou: ${said.slice(0, MAX_SENTENCE)}` : 'O Melhor Envio recusou o envio.'
}
