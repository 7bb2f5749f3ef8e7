import type { FreightQuote } from '#contract/settings/shipping.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { findQuote } from '../rows.ts'
import { describeQuote } from './describe-quote.ts'
import type { QuoteRequest } from './quote-digest.ts'
import { quoteFreight } from './quote-freight.ts'

/**
 * Returns an earlier quote while it is valid for these goods, prices and CEP; otherwise a new one. Refuses
 * `CepInvalido`.
 */
export async function renewQuote(
  context: RequestContext,
  idCotacao: string | null,
  request: QuoteRequest,
): Promise<FreightQuote> {
  const valid = idCotacao === null ? undefined : await findQuote(context, idCotacao, request)

  return valid ? describeQuote(context, request, valid) : quoteFreight(context, request)
}
