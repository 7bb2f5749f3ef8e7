import { redirect } from 'react-router'
import { filledParams } from './filled-params.ts'
import { hasTypedRange, withTypedRange } from './typed-range.ts'

/**
 * The address that a listing's loader asks the platform for, which refuses a `pg` that is no number (specification, section 5). A
 * form that was sent without script leaves for its clean address.
 */
export function listingUrl({ pathname, search, searchParams }: URL): string {
  refuseOddPage(searchParams.get('pg'))
  if (hasTypedRange(searchParams)) {
    const params = withTypedRange(filledParams(searchParams)).toString()
    throw redirect(params ? `${pathname}?${params}` : pathname)
  }

  return pathname + search
}

/** A page has one spelling: `01` or `1.0` would be kept as one page more, and there is neither a page 0 nor a page 1.5. */
function refuseOddPage(pg: string | null): void {
  if (pg === null || Number.isNaN(Number(pg)) || pg === '' || /^[1-9]\d{0,5}$/.test(pg)) return
  const message = 'Não encontramos esta página.'
  throw new Response(message, { status: 404, statusText: message })
}
