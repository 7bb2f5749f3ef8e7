/** Said of a redirect from an address to the same address. */
export const SELF_REDIRECT = 'Um endereço não leva a si mesmo.'

/** Splits a copied URL: `origin` in lower case, null if it has none, and the rest. */
export function readAddress(text: string): { origin: string | null; path: string } {
  const typed = text.trim()
  const [, origin = null, rest = typed] = /^(https?:\/\/[^/?#]+)(.*)$/i.exec(typed) ?? []

  return {
    origin: origin === null ? null : origin.toLowerCase(),
    path: origin !== null && !rest.startsWith('/') ? `/${rest}` : rest,
  }
}

/** Returns the path of an old URL of any shop, because redirects match by path. */
export function oldPath(text: string): string {
  return readAddress(text).path.replace(/[?#].*$/s, '')
}
