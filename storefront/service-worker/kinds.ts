import { PRACTICE_TOOLS, practicePath } from '#domain/instruments/practice/practice-tools.ts'
import { type AddressKind, addressKind } from '#domain/urls/addresses.ts'
import { withoutTracking } from '#domain/urls/attribution.ts'

/** How the service worker handles a request: `none` goes to the network as if there were no worker. */
export type Kind = 'page' | 'private-page' | 'asset' | 'picture' | 'none'

/** The kind of a navigation. Panel pages show the offline page, too, and are never stored, like private pages. */
const NAVIGATIONS: Record<AddressKind, Kind> = {
  page: 'page',
  private: 'private-page',
  panel: 'private-page',
  asset: 'none',
  picture: 'picture',
  api: 'none',
  notifications: 'none',
  document: 'none',
}

type FetchRequest = { method: string; mode: string; url: string }

/**
 * Decides by the address alone. Nothing that belongs to one visitor is ever stored: neither their pages nor the API's
 * answers.
 */
export function kindOf({ method, mode, url }: FetchRequest, shopOrigin: string): Kind {
  const { origin, pathname } = new URL(url)
  if (method !== 'GET' || origin !== shopOrigin) return 'none'
  if (pathname.startsWith('/assets/')) return 'asset'
  const kind = NAVIGATIONS[addressKind(pathname)]

  return kind === 'picture' || mode === 'navigate' ? kind : 'none'
}

/** Whether a page that was seen may be stored for offline use. */
export function isStorable(url: string, origin: string): boolean {
  return kindOf({ method: 'GET', mode: 'navigate', url }, origin) === 'page'
}

/** The address that a page is stored under, without campaign parameters and fragment. */
export function pageAddress(url: string): string {
  const address = new URL(url)
  address.hash = ''
  address.search = withoutTracking(address.search) ?? address.search

  return address.href
}

/**
 * The addresses that are stored once a page was seen: its own, and with one of the tools for practising all of them, as
 * whoever tunes where there is no connection wants the metronome too.
 */
export function storedWith(url: string): string[] {
  const own = pageAddress(url)
  const { origin } = new URL(url)

  return toolAddress(url) === null
    ? [own]
    : [...new Set([own, ...PRACTICE_TOOLS.map((tool) => origin + practicePath(tool))])]
}

/** The address of a tool for practising without its parameters, which its page reads by itself; null for other pages. */
export function toolAddress(url: string): string | null {
  const { origin, pathname } = new URL(url)

  return PRACTICE_TOOLS.some((tool) => practicePath(tool) === pathname) ? origin + pathname : null
}
