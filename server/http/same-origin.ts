const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Whether a request may change something: browsers say where it comes from, and only the shop's own pages may.
 * What sends no `Origin` is no browser, and so holds no visitor's cookie.
 */
export function isSameOrigin(method: string, headers: Headers, storeUrl: string): boolean {
  if (SAFE.has(method)) return true
  const site = headers.get('sec-fetch-site')
  if (site !== null && site !== 'same-origin' && site !== 'none') return false
  const origin = headers.get('origin')
  if (origin === null) return true

  return origin === storeUrl || isOwnHost(origin, headers.get('host'), storeUrl)
}

/** The shop answers by other names than its own too; what came over a line that all can read is no page of a shop with TLS. */
function isOwnHost(origin: string, host: string | null, storeUrl: string): boolean {
  const url = URL.parse(origin)
  if (!url || url.host !== host) return false
  return url.protocol === 'https:' || storeUrl.startsWith('http:')
}
