/**
 * Returns the canonical form of a request's address, which all later code may rely on: a path without empty and dot
 * segments, in one encoding, and its query unchanged. Null for what no browser requests: a target that is no path,
 * broken encoding, or a path that other servers could read differently (an encoded slash, a backslash, a control
 * character).
 */
export function readRequestAddress(target: string): string | null {
  const query = target.indexOf('?')
  const path = query === -1 ? target : target.slice(0, query)
  if (PLAIN.test(path)) return target

  const clean = cleanPath(path)
  if (clean === null || target.includes('#')) return null
  return query === -1 ? clean : clean + target.slice(query)
}

/** Returns the decoded path of a canonical address in lower case; null if it is lower case already. */
export function lowerCasePath(path: string): string | null {
  if (!UPPER.test(path)) return null
  const decoded = decodeURIComponent(path)
  const lower = decoded.toLowerCase()

  return lower === decoded ? null : encodePath(lower)
}

/** Fast path for most addresses: nothing to decode, no segment that is empty or begins with a dot. */
const PLAIN = /^(?=\/)(?:\/[\w~-][\w.~-]*)*\/?$/

const UPPER = /[A-Z]|%/

/** Some servers treat it as the end of a segment, others as part of it. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is refused.
const AMBIGUOUS = /%2f|%5c|\\|[\u0000-\u0020\u007f]/i

function cleanPath(path: string): string | null {
  if (!path.startsWith('/') || AMBIGUOUS.test(path)) return null
  const decoded = decodedPath(path)
  if (decoded === null) return null
  const segments = decoded.slice(1).split('/')
  // A page's address may also end in one slash, which redirects to the one without.
  const named = segments.at(-1) === '' ? segments.slice(0, -1) : segments
  if (named.some((segment) => segment === '' || segment === '.' || segment === '..')) return null

  return encodePath(decoded)
}

/** Rejects control characters and backslashes that decoding revealed. */
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
