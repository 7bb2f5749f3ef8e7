/** Longer addresses than any page of the shop has. */
const MAX_LENGTH = 2000

/** Only stands in for the shop while an address is read. */
const HERE = 'http://loja.invalid'

/**
 * Where to go back to, as an address may say it in `volta`: a path of this shop with its query and fragment. Whatever could
 * lead elsewhere gives `otherwise`: other hosts (`//host`, `/\host`), schemes, control characters, and the same in percent
 * signs, however often they are folded, for those who unfold them later.
 */
export function returnPath(volta: string | null | undefined, otherwise = '/'): string {
  if (!volta || volta.length > MAX_LENGTH || !volta.startsWith('/') || isOddly(volta)) return otherwise
  const address = URL.parse(volta, HERE)
  if (!address || address.origin !== HERE || !isPlainPath(address.pathname)) return otherwise

  return address.pathname + address.search + address.hash
}

/** Unfolds the path until nothing changes: at no depth may it be anything but a path. */
function isPlainPath(path: string): boolean {
  const plainer = decoded(path)
  if (plainer === null || path.includes('//') || isOddly(path)) return false

  return plainer === path || isPlainPath(plainer)
}

/** Browsers read a backslash as a slash, and drop tabs and line breaks. */
function isOddly(text: string): boolean {
  return /[\\\p{Cc}]/u.test(text)
}

/** Null where a percent sign stands for nothing. */
function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}
