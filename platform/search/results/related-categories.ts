import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { ListingDetails } from '#contract/catalog/catalog.ts'
import { rankDestinations } from '#domain/search/destinations.ts'
import type { SearchTerm } from '#domain/search/query/query.ts'
import type { Database } from '#platform/database/connect.ts'
import { rowsOf } from '../rows.ts'

const MAX_CATEGORIES = 8

/** Enough candidates for `rankDestinations`. */
const CATEGORIES_READ = 60

const Category = z.object({
  nome: z.string(),
  url: z.string(),
  produtos: z.int(),
  palavras: z.array(z.string()),
})

/** The categories that match a search's terms, best first, each with its number of products. */
export async function relatedCategories(
  db: Database,
  terms: SearchTerm[],
): Promise<ListingDetails['categorias']['filhas']> {
  const words = terms.flatMap(({ alternatives }) => alternatives.flat())
  if (words.length === 0) return []
  const rows = await rowsOf(
    db,
    Category,
    sql`
    select nome, url, produtos, palavras from destinos
    where tipo = 'categoria' and palavras && ${sql.param(words)}::text[]
    order by produtos desc limit ${CATEGORIES_READ}`,
  )

  return rankDestinations(rows, terms)
    .slice(0, MAX_CATEGORIES)
    .map(({ nome, url, produtos }) => ({ nome, url, total: produtos, imagem: null }))
}
