/**
 * What an address of the shop's origin is: a public `page`, the same for everybody; a `private` page of one visitor's own, or its
 * data; the merchant's `panel`; the `api`; `notifications` of payment providers; a built file (`asset`), a `picture`; or another
 * `document` (sitemaps, feeds, files to download). Everything that treats addresses differently asks here: HTTP server, page
 * cache, service worker, links, robots and sitemap.
 */
export type AddressKind =
  | 'page'
  | 'private'
  | 'panel'
  | 'api'
  | 'notifications'
  | 'asset'
  | 'picture'
  | 'document'

/** First words of the addresses of pages of one visitor's own: rendered for nobody else, cached nowhere, not fetched ahead. */
export const PRIVATE_WORDS: readonly string[] = [
  'checkout',
  'minha-conta',
  'newsletter',
  'avaliacao',
  'avaliar',
  'avise-me',
  'orcamento',
  'perguntar',
  'responder',
  'contato',
  'previa',
]

/** Built files at the root, beside those in `/assets/`. */
export const ROOT_FILES: readonly string[] = [
  '/apple-touch-icon.png',
  '/favicon.ico',
  '/favicon.svg',
  '/icon-192.png',
  '/icon-512.png',
  '/icon-maskable-512.png',
  '/og.png',
  '/sw.js',
]

/** The first that fits decides. */
const KINDS: readonly (readonly [RegExp, AddressKind])[] = [
  [/^\/v2\/webhooks\//, 'notifications'],
  [/^\/v2\//, 'api'],
  [/^\/(admin\/)?assets\//, 'asset'],
  [/^\/imagens\//, 'picture'],
  [/^\/admin(\/|$)/, 'panel'],
  [new RegExp(`^/(${PRIVATE_WORDS.join('|')})(/|\\.data$|$)`), 'private'],
  [
    /^\/(robots\.txt$|sem-conexao$|manifest\.webmanifest$|feeds\/|arquivos\/|sitemap(-[a-z-]+-\d+)?\.xml$)/,
    'document',
  ],
]

/** What an address is for, by its path. */
export function addressKind(path: string): AddressKind {
  const [, kind = null] = KINDS.find(([pattern]) => pattern.test(path)) ?? []
  if (kind !== null) return kind

  return ROOT_FILES.includes(path) ? 'asset' : 'page'
}

/** Whether answers at a path have the API's shape, refusals too. */
export function isApiPath(path: string): boolean {
  const kind = addressKind(path)

  return kind === 'api' || kind === 'notifications'
}

/**
 * What search engines are asked not to fetch, as `robots.txt` writes it: what is nobody else's or not for people, searches, and
 * listings in another order. Each word alone, so that `/contatos` stays a category's.
 */
export function uncrawledPaths(): string[] {
  const words = ['admin', 'busca', ...PRIVATE_WORDS].sort()

  return [...words.flatMap((word) => [`/${word}$`, `/${word}?`, `/${word}/`]), '/v2/', '/*?*ordem=']
}

/**
 * Whether a path leads to a page where a card may be typed: it lets the card provider's script in, as no other page does, and
 * so is never entered but as a new document.
 */
export function takesCards(path: string): boolean {
  return CARDS.test(path)
}

/** The checkout but for its cart and the ways into the account; an order. */
const CARDS = /^\/(checkout(?!\/(carrinho|acesso|cadastro|senha|sair)(\/|$))(\/|$)|minha-conta\/pedido\/[^/])/
