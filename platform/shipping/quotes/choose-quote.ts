import type { Freight } from '#contract/settings/shipping.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { findQuote } from '../rows.ts'
import type { QuoteRequest } from './quote-digest.ts'

/** What a shopper chose: a quote, and the `id` of one of its `fretes`. */
export type QuoteChoice = { idCotacao: string; idFrete: string }

/**
 * The freight that an order takes. Refuses `FreteMudou` where the quote is unknown or too old, was made for other goods,
 * prices or another CEP, or where it has no such freight: then it has to be quoted anew.
 */
export async function takeQuote(
  context: Pick<RequestContext, 'db' | 'agora'>,
  { idCotacao, idFrete }: QuoteChoice,
  request: QuoteRequest,
): Promise<Freight> {
  const quote = await findQuote(context, idCotacao, request)
  const frete = quote?.fretes.find(({ id }) => id === idFrete)
  if (!frete) throw refuse('FreteMudou')

  return frete
}
