import { impersonalPath } from '#domain/urls/impersonal-path.ts'
import { loadScript } from './load-script.ts'
import { onTracked, type Tracked } from './track.ts'

type Fbq = ((...words: unknown[]) => void) & {
  queue: unknown[]
  loaded: boolean
  version: string
  push: Fbq
  disablePushState: boolean
  allowDuplicatePageViews: boolean
}

declare global {
  interface Window {
    fbq?: Fbq
    _fbq?: Fbq
  }
}

/** Meta's names for our events. */
const NAMES: Partial<Record<Tracked['nome'], string>> = {
  page_view: 'PageView',
  search: 'Search',
  view_item: 'ViewContent',
  add_to_cart: 'AddToCart',
  add_to_wishlist: 'AddToWishlist',
  generate_lead: 'Lead',
  purchase: 'Purchase',
}

/**
 * Sends the events that Meta knows to the merchant's pixel, except those of pages whose address is a secret: its script
 * sends the whole of it. Returns a function that stops it.
 */
export function sendToMeta(id: string): () => void {
  let fbq: Fbq | undefined

  return onTracked((event) => {
    const name = NAMES[event.nome]
    if (name === undefined || isSecret(location)) return
    fbq ??= started(id)
    fbq('track', name, metaParameters(event))
  })
}

/** Returns whether an address identifies its visitor or opens the page to others. */
export function isSecret({ pathname, search }: Pick<Location, 'pathname' | 'search'>): boolean {
  return new URLSearchParams(search).has('chave') || impersonalPath(pathname) !== pathname
}

function started(id: string): Fbq {
  const fbq = queued()
  loadScript('https://connect.facebook.net/pt_BR/fbevents.js')
  // Otherwise the script reports clicks and forms by itself, with the address of the page.
  fbq('set', 'autoConfig', false, id)
  fbq('init', id)

  return fbq
}

/** An event as Meta expects it: amounts in reais, products as `contents`. */
export function metaParameters({ termo, itens = [] }: Tracked) {
  return {
    ...(termo !== undefined && { search_string: termo }),
    ...(itens.length > 0 && {
      content_type: 'product',
      currency: 'BRL',
      value: itens.reduce((sum, { valor, quantidade }) => sum + valor * quantidade, 0) / 100,
      contents: itens.map(({ idProduto, quantidade, valor }) => ({
        id: String(idProduto),
        quantity: quantidade,
        item_price: valor / 100,
      })),
    }),
  }
}

/**
 * Calls made before the script has loaded wait in a queue that the script reads. By itself the script reports each
 * address that the shop's navigation opens, secret ones too; so it reports only the pages that the shop tells it.
 */
function queued(): Fbq {
  if (window.fbq) return window.fbq
  const queue: unknown[] = []
  const fbq: Fbq = Object.assign((...words: unknown[]) => void queue.push(words), {
    queue,
    loaded: true,
    version: '2.0',
    push: (() => undefined) as unknown as Fbq,
    disablePushState: true,
    allowDuplicatePageViews: true,
  })
  fbq.push = fbq
  window.fbq = fbq
  window._fbq = fbq

  return fbq
}
