const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Whether a request may change something: browsers send its origin, and only the shop's own pages may. A request
 * without `Origin` comes from no browser, so it carries no cookie of a visitor.
 */
export function isSameOrigin(method: string, headers: Headers, storeUrl: string): boolean {
  if (SAFE.has(method)) return true
  const site = headers.get('sec-fetch-site')
  if (site !== null && site !== 'same-origin' && site !== 'none') return false
  const origin = headers.get('origin')
  if (origin === null) return true

  return origin === storeUrl || isOwnHost(origin, headers.get('host'), storeUrl)
}

/** Also accepts other host names of the shop. With TLS, a page that was loaded without it is not the shop's. */
function isOwnHost(origin: string, host: string | null, storeUrl: string): boolean {
  const url = URL.parse(origin)
  if (!url || url.host !== host) return false
  return url.protocol === 'https:' || storeUrl.startsWith('http:')
}
