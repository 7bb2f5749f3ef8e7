import { and, eq, gt } from 'drizzle-orm'
import type { Freight } from '#contract/shipping.ts'
import { placeOf } from '#domain/cep-city.ts'
import { refuse } from '#platform/refuse.ts'
import type { Visit } from '#platform/visit.ts'
import { type QuoteRequest, requestDigest } from './quote-digest.ts'
import { cotacoes } from './tables.ts'

/** What a shopper chose: a quote, and the `id` of one of its `fretes`. */
export type QuoteChoice = { idCotacao: string; idFrete: string }

/**
 * The freight that an order takes. Refuses `FreteMudou` where the quote is unknown or too old, was made for other goods,
 * prices or another CEP, or where it has no such freight: then it has to be quoted anew.
 */
export async function takeQuote(
  { db, agora }: Pick<Visit, 'db' | 'agora'>,
  { idCotacao, idFrete }: QuoteChoice,
  request: QuoteRequest,
): Promise<Freight> {
  const cep = placeOf(request.cep)?.cep ?? ''
  const [quote] = await db
    .select({ fretes: cotacoes.fretes })
    .from(cotacoes)
    .where(
      and(
        eq(cotacoes.id, idCotacao),
        eq(cotacoes.pedido, requestDigest(cep, request)),
        gt(cotacoes.expiraEm, agora),
      ),
    )
  const frete = quote?.fretes.find(({ id }) => id === idFrete)
  if (!frete) throw refuse('FreteMudou')

  return frete
}
