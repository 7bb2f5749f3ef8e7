import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import type { AddressRow } from './alert-rows.ts'

/** The key in the links of an address's price alerts. */
export function alertsKey(
  { signLink }: Pick<RequestContext, 'signLink'>,
  { id, semente }: Pick<AddressRow, 'id' | 'semente'>,
): string {
  return signLink('precos', String(id), semente)
}
