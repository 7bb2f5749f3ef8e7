import { useRouteLoaderData } from 'react-router'
import type { Message } from '#contract/message.ts'
import type { ShopContext } from './context.ts'

/** The event that the window gets when a call of the browser to the platform fails; the failure is its `detail`. */
export const API_ERROR = 'api-error'

/** A call that failed; `status` 0 is one that found no platform. */
export type ApiFailure = { endpoint: string; status: number }

type Call = {
  /** The query string; undefined values are left out. */
  query?: Record<string, string | number | undefined>
  appToken: string
  signal?: AbortSignal
}

type Change = {
  body?: unknown
  appToken: string
  idempotencyKey?: string
  /** Goes through also when the page is left meanwhile. */
  keepalive?: boolean
}

/** A call that the platform refused: its status, and what it says to the shopper. */
export class ApiError extends Error {
  readonly status: number
  readonly mensagens: Message[]

  constructor(path: string, status: number, mensagens: Message[]) {
    super(`${path}: ${status}`)
    this.status = status
    this.mensagens = mensagens
  }
}

/**
 * A reading call of the browser itself, to the shop's own origin. `Answer` is the contract's type for that path. Throws
 * `ApiError` on any status but 2xx; an aborted call throws `AbortError` and is no API error.
 */
export function apiGet<Answer>(path: string, { query = {}, appToken, signal }: Call): Promise<Answer> {
  return call<Answer>(`${path}${queryString(query)}`, {
    headers: { 'app-token': appToken },
    signal: signal ?? null,
  })
}

/** A call that changes something. Fails as `apiGet` does. */
export function apiSend<Answer>(
  method: 'POST' | 'PUT' | 'DELETE',
  path: string,
  { body, appToken, idempotencyKey, keepalive = false }: Change,
): Promise<Answer> {
  const headers: Record<string, string> = { 'app-token': appToken, 'content-type': 'application/json' }
  if (idempotencyKey) headers['idempotency-key'] = idempotencyKey

  return call<Answer>(path, { method, headers, body: JSON.stringify(body ?? {}), keepalive })
}

/** The one place that takes the contract at its word. */
async function call<Answer>(path: string, init: RequestInit): Promise<Answer> {
  try {
    const response = await fetch(path, init)
    if (!response.ok) throw new ApiError(path, response.status, await messagesOf(response))

    return (await response.json()) as Answer
  } catch (error) {
    if (!init.signal?.aborted)
      announce({ endpoint: path, status: error instanceof ApiError ? error.status : 0 })
    throw error
  }
}

function announce(detail: ApiFailure) {
  window.dispatchEvent(new CustomEvent<ApiFailure>(API_ERROR, { detail }))
}

/** What a refusal says at the top of its body (specification, section 7); nothing when it is no answer of ours. */
async function messagesOf(response: Response): Promise<Message[]> {
  const body: { mensagens?: Message[] } | null = await response.json().catch(() => null)

  return body?.mensagens ?? []
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
