/**
 * The call to the platform on which the page of this path stands or falls, for the error page's debug part: the one that is known
 * to have failed, else the one that the path tells. What nobody knows (404) fails when it is asked what it is; anything else below
 * a category fails as its listing.
 */
export function endpointOf(pathname: string, status: number, known?: string): string {
  const [, endpoint] = ENDPOINTS.find(([path]) => path.test(pathname)) ?? []
  const fallback = status !== 404 && BELOW_ROOT.test(pathname) ? 'url/product/listing/category' : 'url/verify'

  return `/v2/front/${known ?? endpoint ?? fallback}?url=${encodeURI(pathname)}`
}

/** Products have one word, categories up to three. */
const BELOW_ROOT = /^\/[^/]+\/./

const ENDPOINTS: [RegExp, string][] = [
  [/^\/$/, 'url/home'],
  [/^\/busca\/?$/, 'url/product/listing/search'],
  [/^\/lista\/?$/, 'url/list/listing'],
  [/^\/lista\/./, 'url/list/detail'],
  [/^\/marcas\/?$/, 'brands'],
  [/^\/marcas\/./, 'url/product/listing/brand'],
  [/^\/pagina\/./, 'url/page'],
  [/^\/avaliacao\/?$/, 'evaluations/store/add'],
]
