/**
 * The one form of a request's address, which everything after it may judge: a path without empty and dot segments, encoded in one
 * way, and its query as it came. Null for what no browser asks of a shop: another form of target than a path, broken encoding, or
 * a path that others could read as another one (an encoded slash, a backslash, a control character).
 */
export function readRequestAddress(target: string): string | null {
  const query = target.indexOf('?')
  const path = query === -1 ? target : target.slice(0, query)
  if (PLAIN.test(path)) return target

  const clean = cleanPath(path)
  if (clean === null || target.includes('#')) return null
  return query === -1 ? clean : clean + target.slice(query)
}

/** The path of an address as people read it, in lower case; null where it is that already. For a path that was read here. */
export function lowerCasePath(path: string): string | null {
  if (!UPPER.test(path)) return null
  const decoded = decodeURIComponent(path)
  const lower = decoded.toLowerCase()

  return lower === decoded ? null : encodePath(lower)
}

/** Most addresses: nothing to decode, no segment that is empty or begins with a dot. */
const PLAIN = /^(?=\/)(?:\/[\w~-][\w.~-]*)*\/?$/

const UPPER = /[A-Z]|%/

/** What one server reads as the end of a segment, another as part of it. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is refused.
const AMBIGUOUS = /%2f|%5c|\\|[\u0000-\u0020\u007f]/i

function cleanPath(path: string): string | null {
  if (!path.startsWith('/') || AMBIGUOUS.test(path)) return null
  const decoded = decodedPath(path)
  if (decoded === null) return null
  const segments = decoded.slice(1).split('/')
  // One slash at the end is a page's address too, which leads to the one without.
  const named = segments.at(-1) === '' ? segments.slice(0, -1) : segments
  if (named.some((segment) => segment === '' || segment === '.' || segment === '..')) return null

  return encodePath(decoded)
}

/** Without what is left of control characters and backslashes once decoded. */
function decodedPath(path: string): string | null {
  try {
    const decoded = decodeURIComponent(path)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is refused.
    return /[\u0000-\u001f\u007f\\]/.test(decoded) ? null : decoded
  } catch {
    return null
  }
}

function encodePath(decoded: string): string {
  return encodeURI(decoded).replace(/[?#]/g, encodeURIComponent)
}
