import { addressKind } from '#domain/urls/addresses.ts'
import { impersonalPath } from '#domain/urls/impersonal-path.ts'
import { loadScript } from './load-script.ts'
import { onTracked, type Tracked } from './track.ts'

declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

/**
 * Sends events to the merchant's Google Analytics 4 property under GA4's own names. Returns a function that stops it.
 */
export function sendToGoogle(id: string): () => void {
  loadScript(`https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`)
  gtag('consent', 'default', {
    analytics_storage: 'granted',
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
  })
  gtag('js', new Date(performance.timeOrigin + performance.now()))
  gtag('config', id, { send_page_view: false, ...pageLocation(location) })

  return onTracked((event) =>
    gtag('event', event.nome, { ...googleParameters(event), ...pageLocation(location) }),
  )
}

/** Leaves the query, ids and codes out of private addresses: `?chave=` gives access to an order. */
export function pageLocation({ origin, pathname, href }: Pick<Location, 'origin' | 'pathname' | 'href'>) {
  return { page_location: addressKind(pathname) === 'private' ? origin + impersonalPath(pathname) : href }
}

/** An event as Google expects it: amounts in reais, products as `items`. */
export function googleParameters({ nome, lista, termo, itens = [] }: Tracked) {
  const value = itens.reduce((sum, { valor, quantidade }) => sum + valor * quantidade, 0) / 100

  return {
    // GA4's reports of the site's search read `search_term` of every event; what a tool was used for is no search.
    ...(termo !== undefined && { [nome === 'search' ? 'search_term' : 'tool_detail']: termo }),
    ...(lista !== undefined && { item_list_name: lista }),
    ...(itens.length > 0 && {
      currency: 'BRL',
      value,
      items: itens.map(({ idProduto, nome, marca, quantidade, valor }) => ({
        item_id: String(idProduto),
        item_name: nome,
        ...(marca !== undefined && { item_brand: marca }),
        price: valor / 100,
        quantity: quantidade,
      })),
    }),
  }
}

/** Google's script reads queued `arguments` objects, not arrays. */
function gtag(..._words: unknown[]) {
  window.dataLayer ??= []
  // biome-ignore lint/complexity/noArguments: see above
  window.dataLayer.push(arguments)
}
