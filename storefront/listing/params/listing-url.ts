import { redirect } from 'react-router'
import { filledParams } from './filled-params.ts'
import { hasTypedRange, withTypedRange } from './typed-range.ts'

/**
 * The address that a listing's loader passes to the platform, which refuses a `pg` that is not a number (specification,
 * section 5). A form sent without script is redirected to its clean address.
 */
export function listingUrl({ pathname, search, searchParams }: URL): string {
  refuseOddPage(searchParams.get('pg'))
  if (hasTypedRange(searchParams)) {
    const params = withTypedRange(filledParams(searchParams)).toString()
    throw redirect(params ? `${pathname}?${params}` : pathname)
  }

  return pathname + search
}

/** Each page has one spelling: `01` or `1.0` would be cached as further pages. Pages 0 and 1.5 do not exist. */
function refuseOddPage(pg: string | null): void {
  if (pg === null || Number.isNaN(Number(pg)) || pg === '' || /^[1-9]\d{0,5}$/.test(pg)) return
  const message = 'Não encontramos esta página.'
  throw new Response(message, { status: 404, statusText: message })
}
