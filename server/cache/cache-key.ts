import { isTrackingParameter } from '#domain/tracking-parameter.ts'

/** Says who may see a page, never what it shows. */
const RELEASE = 'liberarAcesso'

/** Longer addresses are answered, but not kept. */
const MAX_LENGTH = 1_000

/**
 * The address of a page as the cache and the page itself see it: without tracking parameters, in one order.
 * Null when it is too long to be kept.
 */
export function cacheAddress(pathname: string, search: string): string | null {
  if (search === '' || search === '?') return pathname.length > MAX_LENGTH ? null : pathname
  const params = [...new URLSearchParams(search)]
    .filter(([name]) => !isTrackingParameter(name) && name !== RELEASE)
    .sort(([a], [b]) => compare(a, b))
  const address = params.length === 0 ? pathname : `${pathname}?${new URLSearchParams(params)}`

  return address.length > MAX_LENGTH ? null : address
}

function compare(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
