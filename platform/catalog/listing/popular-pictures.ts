import { asc, desc } from 'drizzle-orm'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { listagem } from '../tables.ts'

/** The pictures that most shoppers will see first: those of the most popular products, by their hashes. */
export async function popularPictures({ db }: Pick<RequestContext, 'db'>, limit: number): Promise<string[]> {
  const { card, disponivel, popularidade, idProduto } = listagem
  const rows = await db
    .select({ card })
    .from(listagem)
    .orderBy(desc(disponivel), desc(popularidade), asc(idProduto))
    .limit(limit)

  return rows.map((row) => row.card.imagem.hash)
}
