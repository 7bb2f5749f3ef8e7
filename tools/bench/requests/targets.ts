import { newWord, type Requests } from '../generator/plan.ts'
import type { Addresses } from './addresses.ts'

/** Numbers of connections that each target is measured with. */
export const CONNECTIONS = [1, 16, 64] as const

/** Milliseconds at most, requests per second at least, share of the bare server's requests at least. */
export type Aim = { p50?: number; p99?: number; perSecond?: number; share?: number }

/** What is measured: cached and uncached pages, and the API. */
export type Target = {
  name: string
  kind: 'cached' | 'uncached' | 'api'
  /** Requests for one run of so many seconds. */
  requests: (seconds: number) => Requests | Promise<Requests>
  /** Goals for the demonstration store, by number of connections. */
  aims?: Partial<Record<(typeof CONNECTIONS)[number], Aim>>
  /** Goals with many generated products. */
  aimsLarge?: Target['aims']
}

const CACHED = { 16: { share: 0.85, p99: 2 }, 64: { share: 0.85 } }

/** Of the API's listing, cached or not. */
const LISTING = { 1: { p50: 1 }, 16: { perSecond: 1500 } }

const LISTING_CALL = '/v2/front/url/product/listing/category?url='

const LARGE = { 1: { p50: 25 } }

/** Requests that change something. */
type Changes = {
  add: () => Requests
  update: () => Requests
  place: (seconds: number) => Promise<Requests>
}

/** Cached pages, of one address each; what the catalogue's size may slow; and requests that change something. */
export function targets(addresses: Addresses, headers: Record<string, string>, changes: Changes): Target[] {
  const { product, listings, texts } = addresses
  const [listing = '/', text = ''] = [listings[0], texts[0]]
  const { add, update, place } = changes
  const [category = ''] = listings

  return [
    { name: 'Início', kind: 'cached', requests: page('/'), aims: CACHED },
    { name: 'Listagem', kind: 'cached', requests: page(listing), aims: CACHED },
    { name: 'Produto', kind: 'cached', requests: page(product), aims: CACHED },
    { name: 'Busca', kind: 'cached', requests: page(`/busca?q=${text}`), aims: CACHED },
    uncachedHome(),
    {
      name: 'API listagem',
      kind: 'api',
      requests: () => ({ path: `${LISTING_CALL}${encodeURIComponent(category)}`, headers }),
      aims: LISTING,
    },
    ...catalogueTargets(addresses, headers),
    {
      name: 'API carrinho, primeiro item',
      kind: 'api',
      requests: add,
      aims: { 1: { p50: 6 }, 16: { perSecond: 1500 } },
    },
    { name: 'API carrinho, quantidade', kind: 'api', requests: update, aims: { 1: { p50: 6 } } },
    {
      name: 'API fechar pedido',
      kind: 'api',
      requests: place,
      aims: { 1: { p50: 25 }, 16: { perSecond: 400 } },
    },
  ]
}

/**
 * What a larger catalogue may slow: an address that is requested once, for another product, listing or search text each
 * time, with a new value of a parameter that the page reads, since the cache ignores all others.
 */
export function catalogueTargets(
  { products, listings, texts }: Pick<Addresses, 'products' | 'listings' | 'texts'>,
  headers: Record<string, string>,
): Target[] {
  const categories = listings.map(encodeURIComponent)

  return [
    {
      name: 'Listagem',
      kind: 'uncached',
      requests: once('{1}?ordem=', listings),
      aims: uncached(220),
      aimsLarge: LARGE,
    },
    {
      name: 'Listagem filtrada',
      kind: 'uncached',
      requests: once('{1}?disponivel=1&ordem=', listings),
      aimsLarge: LARGE,
    },
    { name: 'Produto', kind: 'uncached', requests: once('{1}?sku=', products), aims: uncached(300) },
    {
      name: 'Busca',
      kind: 'uncached',
      requests: once('/busca?q={1}&ordem=', texts),
      aims: uncached(210),
      aimsLarge: LARGE,
    },
    {
      name: 'API listagem, outra a cada vez',
      kind: 'api',
      requests: () => api(`${LISTING_CALL}{1}%3Fordem%3D${newWord()}{n}`, categories),
      aims: LISTING,
    },
    {
      name: 'API sugestões',
      kind: 'api',
      requests: () => api('/v2/front/search/suggestions?busca={1}', texts),
      aims: { 1: { p50: 3 } },
    },
  ]

  function api(path: string, values: readonly string[]) {
    return { path, headers, rows: values.map((value) => [value]) }
  }
}

/** The home page at another address each time. */
export function uncachedHome(): Target {
  return { name: 'Início', kind: 'uncached', requests: once('/?dobra='), aims: uncached(430) }
}

function page(path: string) {
  return () => ({ path })
}

function once(path: string, values: readonly string[] = ['/']) {
  return () => ({ path: `${path}${newWord()}{n}`, rows: values.map((value) => [value]) })
}

function uncached(perSecond: number) {
  return { 1: { p50: 3, p99: 15 }, 16: { perSecond } }
}
