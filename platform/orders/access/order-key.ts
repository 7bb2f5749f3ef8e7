import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import type { AnyOrderRow } from '../rows.ts'

/** The key in an order's link. A new `semente` invalidates the links of this order only. */
export function orderKey(
  { signLink }: Pick<RequestContext, 'signLink'>,
  { id, semente }: Pick<AnyOrderRow, 'id' | 'semente'>,
): string {
  return signLink('pedido', id, semente)
}
