import { eq, sql } from 'drizzle-orm'
import { listeningAddress } from '#domain/instruments/listening/listening-address.ts'
import { categorias, listagem, sons } from '#platform/catalog/tables.ts'
import type { Database } from '#platform/database/connect.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { tags } from '#platform/infrastructure/tags.ts'

/**
 * The address at which two products of a category, or of those below it, are compared blind; none without sounds.
 */
export async function listeningOf(context: RequestContext, caminho: string): Promise<{ ouvir?: string }> {
  // Any product may come into a category or leave it, with its sounds.
  const pairs = await context.memoize(['categorias com sons'], [tags.categories, tags.listing], () =>
    readPairs(context.db),
  )
  const ids = pairs.get(caminho)

  return ids ? { ouvir: listeningAddress({ produtos: ids.join(',') }) } : {}
}

/**
 * The address at which those of the products are compared blind that share the most common passage; null if no two of
 * them share one. Passages are given by their keys (`passageKey`).
 */
export function listeningTogether(
  products: readonly { id: number; passages: readonly string[] }[],
): string | null {
  const groups = [...new Set(products.flatMap(({ passages }) => passages))].map((key) =>
    products.filter(({ passages }) => passages.includes(key)),
  )
  const [largest] = groups.sort((one, other) => other.length - one.length)
  if (largest === undefined || largest.length < 2) return null

  return listeningAddress({ produtos: largest.map(({ id }) => id).join(',') })
}

/** By the path of a category: the two most popular of its products with the passage that most of these have. */
async function readPairs(db: Database): Promise<ReadonlyMap<string, readonly number[]>> {
  const rows = await db
    .selectDistinctOn([categorias.caminho], {
      caminho: categorias.caminho,
      ids: sql<
        number[]
      >`(array_agg(${listagem.idProduto} order by ${listagem.popularidade} desc, ${listagem.idProduto}))[1:2]`,
    })
    .from(sons)
    .innerJoin(listagem, eq(listagem.idProduto, sons.idProduto))
    // All categories that a product is in, and those above them.
    .innerJoin(categorias, sql`${categorias.id} = any(${listagem.categorias})`)
    .groupBy(categorias.caminho, sons.trecho, sons.sintetizado)
    .having(sql`count(*) > 1`)
    .orderBy(categorias.caminho, sql`count(*) desc`, sons.trecho, sons.sintetizado)

  return new Map(rows.map(({ caminho, ids }) => [caminho, ids]))
}
