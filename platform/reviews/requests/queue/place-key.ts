import type { PlaceRow } from '#platform/catalog/stock/waiting/places.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'

/** The key in the link of a place in the queue for a SKU. */
export function placeKey(
  { signLink }: Pick<RequestContext, 'signLink'>,
  { id, semente }: Pick<PlaceRow, 'id' | 'semente'>,
): string {
  return signLink('fila', String(id), semente)
}
