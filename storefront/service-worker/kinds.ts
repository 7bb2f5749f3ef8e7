import { type AddressKind, addressKind } from '#domain/urls/addresses.ts'

/** What the service worker does with a request: `none` goes to the network as if there were no worker. */
export type Kind = 'page' | 'private-page' | 'asset' | 'picture' | 'none'

/** What a navigation gets. The panel's pages say without a network that there is none, and are as little cached as private ones. */
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

/** Decides by the address alone. What holds anything of one visitor is never cached: neither their pages nor the API's answers. */
export function kindOf({ method, mode, url }: FetchRequest, shopOrigin: string): Kind {
  const { origin, pathname } = new URL(url)
  if (method !== 'GET' || origin !== shopOrigin) return 'none'
  if (pathname.startsWith('/assets/')) return 'asset'
  const kind = NAVIGATIONS[addressKind(pathname)]

  return kind === 'picture' || mode === 'navigate' ? kind : 'none'
}

/** Whether a page that was seen may be stored for the time without a network. */
export function isStorable(url: string, origin: string): boolean {
  return kindOf({ method: 'GET', mode: 'navigate', url }, origin) === 'page'
}

/** One page has one address: where a visitor came from and the place on the page make no other of it. */
export function pageAddress(url: string): string {
  const address = new URL(url)
  address.hash = ''
  for (const name of [...address.searchParams.keys()])
    if (/^(gclid|fbclid|msclkid|utm_\w+)$/.test(name)) address.searchParams.delete(name)

  return address.href
}
