/** What the service worker does with a request: `none` goes to the network as if there were no worker. */
export type Kind = 'page' | 'private-page' | 'asset' | 'picture' | 'none'

// The worker is one file that nothing else may be loaded for: it has its own words for what `domain/` says to the rest.
const PRIVATE =
  /^\/(checkout|minha-conta|newsletter|avaliacao|avaliar|avise-me|orcamento|perguntar|responder|contato|admin)(\/|$)/

type KindOfInput = { method: string; mode: string; url: string }

/** Decides by the address alone. What holds anything of one visitor is never kept: neither their pages nor the API's answers. */
export function kindOf({ method, mode, url }: KindOfInput, origin: string): Kind {
  const { origin: asked, pathname } = new URL(url)
  if (method !== 'GET' || asked !== origin) return 'none'
  if (pathname.startsWith('/assets/')) return 'asset'
  if (pathname.startsWith('/imagens/')) return 'picture'
  if (mode !== 'navigate') return 'none'

  return PRIVATE.test(pathname) ? 'private-page' : 'page'
}

/** Whether a page that was seen may be kept for when there is no network. */
export function isStored(url: string, origin: string): boolean {
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
