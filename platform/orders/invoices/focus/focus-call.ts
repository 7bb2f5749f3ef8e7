import * as z from 'zod'
import { traceCall } from '#platform/infrastructure/tracing/trace-call.ts'
import { InvoiceAccessRefused, InvoiceServiceUnavailable } from '../port.ts'

/** After this time the result is unknown, and is asked for later. The Sefaz itself may take some seconds. */
const TIMEOUT_MS = 20_000

/** More than any answer, and than any DANFE. */
const MAX_BYTES = 8 * 1024 * 1024

export type FocusAccount = { url: string; token: string; timeoutMs?: number | undefined }

type Call = { method: 'GET' | 'POST' | 'DELETE'; path: string; body?: unknown }

export type FocusAnswer = { status: number; body: unknown }

const Refusal = z.object({ mensagem: z.string().max(1000) })

/**
 * Calls Focus NFe's API (`focusnfe.com.br/doc`): JSON, with the token as the user of Basic authentication. Returns every
 * answer that says something about the invoice; throws `InvoiceAccessRefused` for a token that it does not take, and
 * `InvoiceServiceUnavailable` for everything that another try may solve. Errors contain no bodies, which have the
 * buyer's data.
 */
export async function callFocus(account: FocusAccount, { method, path, body }: Call): Promise<FocusAnswer> {
  const { status, bytes } = await send(account, method, path, body)
  if (status === 401 || status === 403) throw new InvoiceAccessRefused(accessSentence(status, bytes))
  if (status === 408 || status === 429 || status >= 500 || (status >= 300 && status < 400))
    throw new InvoiceServiceUnavailable(`Focus NFe answered ${status}.`)

  return { status, body: jsonOf(bytes) }
}

/** Downloads a file; it may lie elsewhere, where the token does not go. */
export async function downloadFromFocus(account: FocusAccount, path: string): Promise<Uint8Array> {
  const { status, bytes } = await send(account, 'GET', path, undefined, 'follow')
  if (status !== 200) throw new InvoiceServiceUnavailable(`Focus NFe answered ${status} for a file.`)

  return bytes
}

async function send(
  { url, token, timeoutMs = TIMEOUT_MS }: FocusAccount,
  method: Call['method'],
  path: string,
  body: unknown,
  redirect: 'manual' | 'follow' = 'manual',
): Promise<{ status: number; bytes: Uint8Array }> {
  try {
    const known = {
      authorization: `Basic ${Buffer.from(`${token}:`).toString('base64')}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    }
    const response = await traceCall({ method, url, headers: known }, (headers) =>
      fetch(url + path, {
        method,
        redirect,
        signal: AbortSignal.timeout(timeoutMs),
        headers,
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
    )

    return { status: response.status, bytes: await boundedBytes(response) }
  } catch (error) {
    throw new InvoiceServiceUnavailable('Focus NFe did not answer.', { cause: error })
  }
}

async function boundedBytes(response: Response): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength
    if (size > MAX_BYTES) throw new Error('The answer of Focus NFe is too large.')
    chunks.push(chunk)
  }

  return Buffer.concat(chunks)
}

/** What is no JSON may be a page of a proxy: the call may have worked. */
function jsonOf(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(bytes).toString('utf8'))
  } catch {
    throw new InvoiceServiceUnavailable('Focus NFe answered with something that is no JSON.')
  }
}

/** Of a CNPJ that the token may not issue for, Focus NFe says so itself. */
function accessSentence(status: number, bytes: Uint8Array): string {
  if (status === 401)
    return 'A Focus NFe não aceitou o token. Confira se ele é deste ambiente e se ainda vale.'
  const { data } = Refusal.safeParse(safeJson(bytes))

  return `A Focus NFe negou o acesso${data ? `: ${data.mensagem}` : '. Confira o token e o CNPJ da loja.'}`
}

function safeJson(bytes: Uint8Array): unknown {
  try {
    return jsonOf(bytes)
  } catch {
    return undefined
  }
}
