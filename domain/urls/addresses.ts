/**
 * The kinds of URLs of the shop: a public `page`, the same for all visitors; a `private` page of one visitor, or its
 * data; the merchant's `panel`; the `api`; `notifications` of payment providers; a built file (`asset`), a `picture`;
 * or another `document` (sitemaps, feeds, downloads). The HTTP server, page cache, service worker, links, robots and
 * sitemap all rely on this classification.
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

/**
 * First path segments of private pages: never cached or prefetched, rendered for their visitor only. Of those in
 * `PUBLIC_ENTRIES`, the page at the word itself is public.
 */
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
  'passaporte',
  'oficina',
  'listas',
  'proposta',
  'turmas',
  'previa',
]

/** Private words whose own page is the same for all: only what is below it belongs to visitors. */
const PUBLIC_ENTRIES: readonly string[] = ['oficina']

/** Built files at the root, besides those in `/assets/`. */
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

/** The first match applies. */
const KINDS: readonly (readonly [RegExp, AddressKind])[] = [
  [/^\/v2\/webhooks\//, 'notifications'],
  [/^\/v2\//, 'api'],
  [/^\/(admin\/)?assets\//, 'asset'],
  [/^\/imagens\//, 'picture'],
  [/^\/admin(\/|$)/, 'panel'],
  [new RegExp(`^/(${PUBLIC_ENTRIES.join('|')})(\\.data)?$`), 'page'],
  [new RegExp(`^/(${PRIVATE_WORDS.join('|')})(/|\\.data$|$)`), 'private'],
  [
    /^\/(robots\.txt$|sem-conexao$|manifest\.webmanifest$|feeds\/|arquivos\/|sitemap(-[a-z-]+-\d+)?\.xml$)/,
    'document',
  ],
]

/** Returns the kind of a URL by its path. */
export function addressKind(path: string): AddressKind {
  const [, kind = null] = KINDS.find(([pattern]) => pattern.test(path)) ?? []
  if (kind !== null) return kind

  return ROOT_FILES.includes(path) ? 'asset' : 'page'
}

/** Returns whether responses at a path have the API's format, errors included. */
export function isApiPath(path: string): boolean {
  const kind = addressKind(path)

  return kind === 'api' || kind === 'notifications'
}

/**
 * Returns the paths that `robots.txt` disallows: private pages and the panel, searches, comparisons, and listings in
 * another order. Each path is a whole segment, so that `/contatos` stays available as a category.
 */
export function uncrawledPaths(): string[] {
  const words = ['admin', 'busca', 'comparar', ...PRIVATE_WORDS].sort()

  return [
    ...words.flatMap((word) =>
      PUBLIC_ENTRIES.includes(word) ? [`/${word}/`] : [`/${word}$`, `/${word}?`, `/${word}/`],
    ),
    '/v2/',
    '/*?*ordem=',
  ]
}

/**
 * Returns whether a card may be typed on the page of a path. Only such pages allow the card provider's script, so they
 * must be entered by a full page load.
 */
export function takesCards(path: string): boolean {
  return CARDS.test(path)
}

/**
 * Returns whether the page of a path may listen to the microphone. No other page may, and what a document may is fixed
 * when it loads: this page must be entered by a full page load, too.
 */
export function usesMicrophone(path: string): boolean {
  return path === '/ferramentas/afinador'
}

/** Returns whether a path is the page of an order, on which it can be paid. */
export function showsOrder(path: string): boolean {
  return /^\/minha-conta\/pedido\/[^/]/.test(path)
}

/** The checkout except its cart and account pages; an order. */
const CARDS = /^\/(checkout(?!\/(carrinho|acesso|cadastro|senha|sair)(\/|$))(\/|$)|minha-conta\/pedido\/[^/])/
