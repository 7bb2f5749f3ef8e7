/** Longer than the URL of any page of the shop. */
const MAX_LENGTH = 2000

/** Placeholder origin of the shop while parsing. */
const BASE = 'http://loja.invalid'

/**
 * Returns the path to go back to, from the parameter `volta`: a path of this shop with its query and fragment. Returns
 * `otherwise` for anything that could lead elsewhere: other hosts (`//host`, `/\host`), schemes, control characters,
 * and percent-encoded forms of these, however often encoded, in case something decodes them later.
 */
export function returnPath(volta: string | null | undefined, otherwise = '/'): string {
  if (!volta || volta.length > MAX_LENGTH || !volta.startsWith('/') || isSuspicious(volta)) return otherwise
  const address = URL.parse(volta, BASE)
  if (!address || address.origin !== BASE || !isPlainPath(address.pathname)) return otherwise

  return address.pathname + address.search + address.hash
}

/** Decodes the path until nothing changes: it must be a plain path at every step. */
function isPlainPath(path: string): boolean {
  const plainer = decoded(path)
  if (plainer === null || path.includes('//') || isSuspicious(path)) return false

  return plainer === path || isPlainPath(plainer)
}

/** Browsers read a backslash as a slash, and drop tabs and line breaks. */
function isSuspicious(text: string): boolean {
  return /[\\\p{Cc}]/u.test(text)
}

/** Null for an invalid percent sign. */
function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}
