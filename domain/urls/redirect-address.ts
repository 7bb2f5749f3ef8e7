/** An address as people copy it: `origin` in lower case where it names one, and what stands after it. */
export function readAddress(text: string): { origin: string | null; path: string } {
  const typed = text.trim()
  const [, origin = null, rest = typed] = /^(https?:\/\/[^/?#]+)(.*)$/i.exec(typed) ?? []

  return {
    origin: origin === null ? null : origin.toLowerCase(),
    path: origin !== null && !rest.startsWith('/') ? `/${rest}` : rest,
  }
}

/** An old address, of whatever shop: its path alone, since the shop leads by that. */
export function oldPath(text: string): string {
  return readAddress(text).path.replace(/[?#].*$/s, '')
}
