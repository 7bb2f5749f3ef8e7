import { useRouteLoaderData } from 'react-router'
import type { Message } from '#contract/message.ts'
import type { ShopContext } from '../context.ts'

/** The window event for a failed call from the browser to the platform; `detail` is the failure. */
export const API_ERROR = 'api-error'

/** A call without an answer after this time has failed, so that the visitor can go on. */
const TIMEOUT_MS = 15_000

/** A failed call; `status` is 0 if the platform was not reached or did not answer in time. */
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
  /** Completes the call even if the visitor leaves the page. */
  keepalive?: boolean
}

/** A call that the platform refused: its status, its messages for the shopper, and the errors of form fields. */
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
 * A read from the browser to the shop's own origin. `Answer` is the contract's type for that path. Throws `ApiError`
 * for any status but 2xx, and `TimeoutError` after 15 s. A call aborted by `signal` throws `AbortError` and does not
 * count as failed.
 */
export function apiGet<Answer>(path: string, { query = {}, appToken, signal }: Call): Promise<Answer> {
  const init = { headers: { 'app-token': appToken } }

  return call(`${path}${queryString(query)}`, init, toAnswer<Answer>, signal)
}

/** A call that changes something. Throws the same errors as `apiGet`. */
export function apiSend<Answer>(method: Method, path: string, change: Change): Promise<Answer> {
  return call(path, changing(method, change), toAnswer<Answer>)
}

/** A call whose answer is only its status; the body is not read. Throws the same errors as `apiGet`. */
export function apiNotify(method: Method, path: string, change: Change): Promise<void> {
  // Cancelled, since an unread body keeps the connection busy.
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

/** The only place that trusts the contract's types unchecked. */
async function toAnswer<Answer>(response: Response): Promise<Answer> {
  return (await response.json()) as Answer
}

/** The first call of a page load. */
let first: Promise<unknown> | undefined

/**
 * The first answer sets the session of a new visitor: a call at the same time would begin another one, and could replace
 * it with the cart or the login. Who leaves the page waits for nothing.
 */
async function call<Answer>(...order: Parameters<typeof send<Answer>>): Promise<Answer> {
  if (first && document.visibilityState !== 'hidden') await first.catch(() => undefined)
  const answer = send(...order)
  first ??= answer

  return answer
}

/** The timeout covers the body, too: an answer may start and never end. */
async function send<Answer>(
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
    if (!leaving?.aborted)
      reportFailure({ endpoint: path, status: error instanceof ApiError ? error.status : 0 })
    throw error
  } finally {
    clearTimeout(timer)
    leaving?.removeEventListener('abort', leave)
  }
}

function reportFailure(detail: ApiFailure) {
  window.dispatchEvent(new CustomEvent<ApiFailure>(API_ERROR, { detail }))
}

/** The refusal in the body (specification, section 7); empty if the answer is not the platform's. */
async function refusalOf(response: Response): Promise<Refusal> {
  const body: Refusal | null = await response.json().catch(() => null)

  return body ?? {}
}

/** What every page may know of the shop; undefined if the root itself failed. */
export function useShop(): ShopContext | undefined {
  return useRouteLoaderData<{ shop: ShopContext }>('root')?.shop
}

function queryString(query: NonNullable<Call['query']>) {
  const given = Object.entries(query).flatMap(([key, value]) =>
    value === undefined ? [] : [[key, String(value)]],
  )

  return given.length > 0 ? `?${new URLSearchParams(given)}` : ''
}
