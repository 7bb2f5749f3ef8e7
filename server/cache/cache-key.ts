/** Longer addresses are served but not cached. */
const MAX_LENGTH = 1_000

/**
 * Returns a page's cache key, which is also the address that the page sees: only the parameters that it `reads`, in one
 * order. Null if it is too long to be cached.
 */
export function cacheAddress(
  pathname: string,
  search: string,
  reads: (name: string) => boolean,
): string | null {
  const address = readAddress(pathname, search, reads)

  return address.length > MAX_LENGTH ? null : address
}

/** The same, without the length limit. */
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
