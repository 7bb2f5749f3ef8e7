import { request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { isIP } from 'node:net'
import {
  isPublicAddress,
  PrivateAddress,
  publicLookup,
} from '#platform/infrastructure/security/public-address.ts'
import { traceCall } from '#platform/infrastructure/tracing/trace-call.ts'

/** From connecting to the last byte of the response. */
const TIMEOUT_MS = 10_000

/** How much of a response is stored, to see what went wrong. */
const MAX_CHARACTERS = 500

type Parcel = { url: string; headers: Record<string, string>; body: string | Uint8Array }

/** `status` is null if there was no response; then `resposta` says why. */
export type Answer = { status: number | null; resposta: string }

/**
 * Posts to an external server and returns the response; never throws. Redirects are not followed, since the signature
 * is meant for one address only. With `local`, private addresses are allowed.
 */
export async function post(parcel: Parcel, local: boolean): Promise<Answer> {
  try {
    return await traceCall({ ...parcel, method: 'POST' }, (headers) => send({ ...parcel, headers }, local))
  } catch (error) {
    return { status: null, resposta: reasonOf(error) }
  }
}

async function send({ url, headers, body }: Parcel, local: boolean): Promise<Answer> {
  const target = new URL(url)
  const host = target.hostname.replace(/^\[|\]$/g, '')
  // An IP address bypasses `lookup`, so it is checked here.
  if (!local && isIP(host) !== 0 && !isPublicAddress(host)) throw new PrivateAddress()
  const request = target.protocol === 'https:' ? httpsRequest : httpRequest

  return new Promise((resolve, reject) => {
    const outgoing = request(
      target,
      {
        method: 'POST',
        headers: { ...headers, 'content-length': Buffer.byteLength(body) },
        signal: AbortSignal.timeout(TIMEOUT_MS),
        agent: false,
        ...(local ? {} : { lookup: publicLookup }),
      },
      (response) => {
        let resposta = ''
        const done = () => resolve({ status: response.statusCode ?? null, resposta: storable(resposta) })
        response.setEncoding('utf8')
        response.on('data', (text: string) => {
          resposta += text
          if (resposta.length < MAX_CHARACTERS) return
          done()
          outgoing.destroy()
        })
        response.on('end', done)
        response.on('error', reject)
      },
    )
    outgoing.on('error', reject)
    outgoing.end(body)
  })
}

/** PostgreSQL can't store NUL in text. */
function storable(text: string): string {
  return text.slice(0, MAX_CHARACTERS).replaceAll('\0', '')
}

function reasonOf(error: unknown): string {
  if (error instanceof PrivateAddress) return error.message
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (error instanceof Error && (error.name === 'TimeoutError' || code === 'ABORT_ERR'))
    return 'Ninguém respondeu em 10 segundos.'
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'Este endereço não existe.'
  if (code === 'ECONNREFUSED') return 'O servidor recusou a conexão.'

  return `A conexão falhou${code === '' ? '' : ` (${code})`}.`
}
