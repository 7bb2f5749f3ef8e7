import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { PriceRange } from '#domain/listing/listing-url.ts'
import { beginsWith, type SearchTerm } from '#domain/search/query/query.ts'
import type { Database } from '#platform/database/connect.ts'
import { rowsOf } from '../rows.ts'

const Found = z.object({ ids: z.array(z.int()) })

/** Those of these products whose name begins with the term, in the same order; all of them if none does. */
export async function productsCalled(
  db: Database,
  ids: readonly number[],
  term: SearchTerm,
): Promise<number[]> {
  const [row] = await rowsOf(
    db,
    Found,
    sql`
    select coalesce(array_agg(id order by place), '{}') as ids
    from unnest(${sql.param(ids)}::integer[]) with ordinality found (id, place)
    join searchable_words p on p.id_produto = found.id
    where p.busca @@ ${beginsWith(term)}::tsquery`,
  )

  return row && row.ids.length > 0 ? row.ids : [...ids]
}

/** Whether one of the products, or the cheapest piece of one, is in this price range, in whole reais. */
export async function hasPriceIn(
  db: Database,
  ids: readonly number[],
  { de, ate }: PriceRange,
  price: 'preco_por' | 'preco_exemplar' = 'preco_por',
): Promise<boolean> {
  const [row] = await rowsOf(
    db,
    z.object({ any: z.boolean() }),
    sql`
    select exists (
      select from searchable_products where id_produto = any(${sql.param(ids)}::integer[])
      and ${sql.identifier(price)} between ${(de ?? 0) * 100} and ${ate === null ? 2_147_483_647 : ate * 100}
    ) as any`,
  )

  return row?.any ?? false
}

/** The URL word of the attribute that holds the sizes of instruments. */
export const SIZE_ATTRIBUTE = 'tamanho'

/** Those of these values of an attribute that one of the products has; all are words of addresses. */
export async function valuesAmong(
  db: Database,
  ids: readonly number[],
  { atributo, words }: { atributo: string; words: readonly string[] },
): Promise<string[]> {
  const rows = await rowsOf(
    db,
    z.object({ chave: z.string() }),
    sql`
    select v.chave from searchable_values v
    where v.atributo = ${atributo} and v.chave = any(${sql.param(words)}::text[])
    and exists (
      select from searchable_products where id_produto = any(${sql.param(ids)}::integer[]) and valores @> array[v.id]
    )
    order by v.chave`,
  )

  return rows.map(({ chave }) => chave)
}
