/** Longer addresses are answered, but not kept. */
const MAX_LENGTH = 1_000

/**
 * The address of a page as the cache and the page itself see it: with the parameters that the page `reads` alone, in one order.
 * Null when it is too long to be kept.
 */
export function cacheAddress(
  pathname: string,
  search: string,
  reads: (name: string) => boolean,
): string | null {
  const address = readAddress(pathname, search, reads)

  return address.length > MAX_LENGTH ? null : address
}

/** The same, of any length. */
export function readAddress(pathname: string, search: string, reads: (name: string) => boolean): string {
  if (search === '' || search === '?') return pathname
  const params = [...new URLSearchParams(search)]
    .filter(([name]) => reads(name))
    .sort(([a], [b]) => compare(a, b))

  return params.length === 0 ? pathname : `${pathname}?${new URLSearchParams(params)}`
}

function compare(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
