/**
 * The platform call that a page depends on, for the debug part of the error page: the call known to have failed, or
 * else the one of the path. For an unknown path, a 404 comes from `url/verify`; other errors below a category come from
 * its listing.
 */
export function endpointOf(pathname: string, status: number, known?: string): string {
  const [, endpoint] = ENDPOINTS.find(([path]) => path.test(pathname)) ?? []
  const fallback = status !== 404 && BELOW_ROOT.test(pathname) ? 'url/product/listing/category' : 'url/verify'

  return `/v2/front/${known ?? endpoint ?? fallback}?url=${encodeURI(pathname)}`
}

/** Products have one path segment, categories up to three. */
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
