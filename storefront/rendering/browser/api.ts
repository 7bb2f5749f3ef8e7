import { useRouteLoaderData } from 'react-router'
import type { Message } from '#contract/message.ts'
import type { ShopContext } from '../context.ts'

/** The event that the window gets when a call of the browser to the platform fails; the failure is its `detail`. */
export const API_ERROR = 'api-error'

/** A call that is not answered by then has failed: whoever waits for it gets a way on. */
const TIMEOUT_MS = 15_000

/** A call that failed; `status` 0 is one that found no platform, or no answer in time. */
export type ApiFailure = { endpoint: string; status: number }

type Call = {
  /** The query string; undefined values are left out. */
  query?: Record<string, string | number | undefined>
  appToken: string
  signal?: AbortSignal
}

type Field = { campo: string; mensagem: string }

type Refusal = { mensagens?: Message[]; data?: { campos?: Field[] } | null }

type Method = 'POST' | 'PUT' | 'DELETE'

type Change = {
  body?: unknown
  appToken: string
  idempotencyKey?: string
  /** Goes through also when the page is left meanwhile. */
  keepalive?: boolean
}

/** A call that the platform refused: its status, what it says to the shopper, and what is wrong with which field of a form. */
export class ApiError extends Error {
  readonly status: number
  readonly mensagens: Message[]
  readonly campos: Field[]

  constructor(path: string, status: number, { mensagens, data }: Refusal) {
    super(`${path}: ${status}`)
    this.status = status
    this.mensagens = mensagens ?? []
    this.campos = data?.campos ?? []
  }
}

/**
 * A reading call of the browser itself, to the shop's own origin. `Answer` is the contract's type for that path. Throws
 * `ApiError` on any status but 2xx, and `TimeoutError` after 15 s; a call that `signal` aborts throws `AbortError` and is no
 * API error.
 */
export function apiGet<Answer>(path: string, { query = {}, appToken, signal }: Call): Promise<Answer> {
  const init = { headers: { 'app-token': appToken } }

  return call(`${path}${queryString(query)}`, init, toAnswer<Answer>, signal)
}

/** A call that changes something. Fails as `apiGet` does. */
export function apiSend<Answer>(method: Method, path: string, change: Change): Promise<Answer> {
  return call(path, changing(method, change), toAnswer<Answer>)
}

/** A call whose answer is its status alone: nothing of the body is read. Fails as `apiGet` does. */
export function apiNotify(method: Method, path: string, change: Change): Promise<void> {
  // Cancelled, since a body that nobody reads keeps the connection busy.
  return call(path, changing(method, change), async (response) => response.body?.cancel())
}

function changing(
  method: Method,
  { body, appToken, idempotencyKey, keepalive = false }: Change,
): RequestInit {
  const headers: Record<string, string> = { 'app-token': appToken, 'content-type': 'application/json' }
  if (idempotencyKey) headers['idempotency-key'] = idempotencyKey

  return {
    method,
    headers,
    body: JSON.stringify(body ?? {}),
    keepalive,
  }
}

/** The one place that takes the contract at its word. */
async function toAnswer<Answer>(response: Response): Promise<Answer> {
  return (await response.json()) as Answer
}

/** The deadline covers the body too: an answer may begin and never end. */
async function call<Answer>(
  path: string,
  init: RequestInit,
  read: (response: Response) => Answer | Promise<Answer>,
  leaving?: AbortSignal,
): Promise<Answer> {
  const ending = new AbortController()
  const timer = setTimeout(
    () => ending.abort(new DOMException(`${path}: no answer`, 'TimeoutError')),
    TIMEOUT_MS,
  )
  const leave = () => ending.abort(leaving?.reason)
  leaving?.addEventListener('abort', leave)
  if (leaving?.aborted) leave()
  try {
    const response = await fetch(path, { ...init, signal: ending.signal })
    if (!response.ok) throw new ApiError(path, response.status, await refusalOf(response))

    return await read(response)
  } catch (error) {
    if (!leaving?.aborted) announce({ endpoint: path, status: error instanceof ApiError ? error.status : 0 })
    throw error
  } finally {
    clearTimeout(timer)
    leaving?.removeEventListener('abort', leave)
  }
}

function announce(detail: ApiFailure) {
  window.dispatchEvent(new CustomEvent<ApiFailure>(API_ERROR, { detail }))
}

/** What a refusal says at the top of its body (specification, section 7); nothing when it is no answer of ours. */
async function refusalOf(response: Response): Promise<Refusal> {
  const body: Refusal | null = await response.json().catch(() => null)

  return body ?? {}
}

/** What every page may know of the shop; on the error page of a failed root it may be missing. */
export function useShop(): ShopContext | undefined {
  return useRouteLoaderData<{ shop: ShopContext }>('root')?.shop
}

function queryString(query: NonNullable<Call['query']>) {
  const given = Object.entries(query).flatMap(([key, value]) =>
    value === undefined ? [] : [[key, String(value)]],
  )

  return given.length > 0 ? `?${new URLSearchParams(given)}` : ''
}
