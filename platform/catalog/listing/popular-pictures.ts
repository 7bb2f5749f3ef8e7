import { asc, desc } from 'drizzle-orm'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { listagem } from '../tables.ts'

/** Hashes of the pictures that most shoppers see first: those of the most popular products. */
export async function popularPictures({ db }: Pick<RequestContext, 'db'>, limit: number): Promise<string[]> {
  const { card, disponivel, popularidade, idProduto } = listagem
  const rows = await db
    .select({ card })
    .from(listagem)
    .orderBy(desc(disponivel), desc(popularidade), asc(idProduto))
    .limit(limit)

  return rows.map((row) => row.card.imagem.hash)
}
