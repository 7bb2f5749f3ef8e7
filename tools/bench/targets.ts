import type { Change } from './load.ts'

/**
 * What is measured: cached and uncached pages, and the API. `{n}` makes each request another address: in a parameter
 * that the page reads, since the cache ignores all others.
 */
export type Target = {
  name: string
  path: string
  kind: 'cached' | 'rendered' | 'api'
  change?: (n: number) => Change
  /**
   * Goals for the demonstration store: a share of the bare server's requests, or p50 in ms at one connection, and
   * requests per second at sixteen.
   */
  aim?: { ratio: number } | { p50: number; perSecond?: number }
  /** Goal with 100,000 generated products, p50 in ms at one connection. */
  aimLarge?: number
}

/** One page for each kind. The product is the first of the home page's showcase. */
export function targets(pages: {
  listing: string
  product: string
  search: string
  cart: { path: string; add: () => Change; update: (n: number) => Change }
  order: { path: string; place: () => Change }
}): Target[] {
  const { listing, product, search, cart, order } = pages
  const cartAim = { p50: 6, perSecond: 500 }
  const api = `/v2/front/url/product/listing/category?url=${encodeURIComponent(listing)}`
  const suggestions = '/v2/front/search/suggestions?busca='

  return [
    { name: 'Início', path: '/', kind: 'cached', aim: { ratio: 0.6 } },
    { name: 'Listagem', path: listing, kind: 'cached', aim: { ratio: 0.6 } },
    { name: 'Produto', path: product, kind: 'cached', aim: { ratio: 0.6 } },
    { name: 'Busca', path: `/busca?q=${search}`, kind: 'cached', aim: { ratio: 0.6 } },
    { name: 'Início', path: '/?dobra=x{n}', kind: 'rendered', aim: { p50: 6 } },
    { name: 'Listagem', path: `${listing}?ordem=x{n}`, kind: 'rendered', aim: { p50: 6 }, aimLarge: 25 },
    { name: 'Listagem filtrada', path: `${listing}?disponivel=1&ordem=x{n}`, kind: 'rendered', aimLarge: 25 },
    { name: 'Produto', path: `${product}?sku=x{n}`, kind: 'rendered', aim: { p50: 6 } },
    { name: 'Busca', path: `/busca?q=${search}&ordem=x{n}`, kind: 'rendered', aim: { p50: 6 }, aimLarge: 25 },
    { name: 'API listagem', path: api, kind: 'api', aim: { p50: 2 } },
    { name: 'API sugestões', path: `${suggestions}${search}`, kind: 'api', aim: { p50: 3 } },
    { name: 'API carrinho, primeiro item', path: cart.path, kind: 'api', change: cart.add, aim: cartAim },
    { name: 'API carrinho, quantidade', path: cart.path, kind: 'api', change: cart.update, aim: cartAim },
    {
      name: 'API fechar pedido',
      path: order.path,
      kind: 'api',
      change: order.place,
      aim: { p50: 25, perSecond: 150 },
    },
  ]
}
