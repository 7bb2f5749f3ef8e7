/** The call to the platform on which the page of this path stands or falls, for the error page's debug part. */
export function endpointOf(pathname: string): string {
  const [, endpoint] = ENDPOINTS.find(([path]) => path.test(pathname)) ?? []

  return `/v2/front/${endpoint ?? 'url/verify'}?url=${encodeURI(pathname)}`
}

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
