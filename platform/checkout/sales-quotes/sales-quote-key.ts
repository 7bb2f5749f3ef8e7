import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import type { QuoteRow } from './tables.ts'

/** The key in a quote's link. A new `semente` invalidates the links of this one only. */
export function salesQuoteKey(
  { signLink }: Pick<RequestContext, 'signLink'>,
  { id, semente }: Pick<QuoteRow, 'id' | 'semente'>,
): string {
  return signLink('proposta', id, semente)
}
