import { useRouteLoaderData } from 'react-router'
import type { ShopContext } from './context.ts'

/** The event that the window gets when a call of the browser to the platform fails (the second fold listens to it). */
export const API_ERROR = 'api-error'

type Call = {
  /** The query string; undefined values are left out. */
  query?: Record<string, string | number | undefined>
  appToken: string
  signal?: AbortSignal
}

/**
 * A reading call of the browser itself, to the shop's own origin. `Answer` is the contract's type for that path, and this is
 * the one place that trusts it. Throws on any status but 2xx; an aborted call throws `AbortError` and is no API error.
 */
export async function apiGet<Answer>(path: string, { query = {}, appToken, signal }: Call): Promise<Answer> {
  try {
    const response = await fetch(`${path}${queryString(query)}`, {
      headers: { 'app-token': appToken },
      signal: signal ?? null,
    })
    if (!response.ok) throw new Error(`${path}: ${response.status}`)

    return (await response.json()) as Answer
  } catch (error) {
    if (!signal?.aborted) window.dispatchEvent(new Event(API_ERROR))
    throw error
  }
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
