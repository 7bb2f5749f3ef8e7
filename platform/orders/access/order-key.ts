import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import type { AnyOrderRow } from '../rows.ts'

/** What opens an order to who holds its link. Another `semente` ends the links of this order, and of no other. */
export function orderKey(
  { signLink }: Pick<RequestContext, 'signLink'>,
  { id, semente }: Pick<AnyOrderRow, 'id' | 'semente'>,
): string {
  return signLink('pedido', id, semente)
}
