import type { FreightQuote } from '#contract/settings/shipping.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { findQuote } from '../rows.ts'
import { describeQuote } from './describe-quote.ts'
import type { QuoteRequest } from './quote-digest.ts'
import { quoteFreight } from './quote-freight.ts'

/**
 * The quote that a shopper was given, as long as it holds for these goods, prices and CEP; otherwise a new one. Refuses
 * `CepInvalido`.
 */
export async function renewQuote(
  context: RequestContext,
  idCotacao: string | null,
  request: QuoteRequest,
): Promise<FreightQuote> {
  const kept = idCotacao === null ? undefined : await findQuote(context, idCotacao, request)

  return kept ? describeQuote(context, request, kept) : quoteFreight(context, request)
}
