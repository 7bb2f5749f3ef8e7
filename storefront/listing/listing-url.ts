import { redirect } from 'react-router'
import { filledParams } from './filled-params.ts'
import { hasTypedRange, withTypedRange } from './typed-range.ts'

/**
 * The address that a listing's loader asks the platform for. A `pg` that is no whole number from 1 on makes the page one
 * that does not exist (specification, sections 5 and 8); a form that was sent without script leaves for its clean address.
 */
export function listingUrl({ pathname, search, searchParams }: URL): string {
  const pg = searchParams.get('pg')
  if (pg !== null && !/^[1-9]\d{0,5}$/.test(pg)) {
    const message = '"pg" deve ser do tipo number'
    throw new Response(message, { status: 404, statusText: message })
  }
  if (hasTypedRange(searchParams)) {
    const params = withTypedRange(filledParams(searchParams)).toString()
    throw redirect(params ? `${pathname}?${params}` : pathname)
  }

  return pathname + search
}
