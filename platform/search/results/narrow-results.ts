import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { PriceRange } from '#domain/listing/listing-url.ts'
import { beginsWith, type SearchTerm } from '#domain/search/query/query.ts'
import type { Database } from '#platform/database/connect.ts'
import { rowsOf } from '../rows.ts'

const Found = z.object({ ids: z.array(z.int()) })

/** Those of the products that are called by this term, in their order; all of them if none is. */
export async function productsCalled(
  db: Database,
  ids: readonly number[],
  term: SearchTerm,
): Promise<number[]> {
  const [row] = await rowsOf(
    db,
    Found,
    sql`
    select coalesce(array_agg(id order by lugar), '{}') as ids
    from unnest(${sql.param(ids)}::integer[]) with ordinality achado (id, lugar)
    join searchable_words p on p.id_produto = achado.id
    where p.busca @@ ${beginsWith(term)}::tsquery`,
  )

  return row && row.ids.length > 0 ? row.ids : [...ids]
}

/** Whether one of the products costs so much, in whole reais. */
export async function anyCosts(
  db: Database,
  ids: readonly number[],
  { de, ate }: PriceRange,
): Promise<boolean> {
  const [row] = await rowsOf(
    db,
    z.object({ any: z.boolean() }),
    sql`
    select exists (
      select from searchable_products where id_produto = any(${sql.param(ids)}::integer[])
      and preco_por between ${(de ?? 0) * 100} and ${ate === null ? 2_147_483_647 : ate * 100}
    ) as any`,
  )

  return row?.any ?? false
}

/** The attribute that holds the sizes of instruments, by its word in addresses. */
export const SIZE_ATTRIBUTE = 'tamanho'

/** Those of the sizes that one of the products has, by their words in addresses. */
export async function sizesAmong(
  db: Database,
  ids: readonly number[],
  sizes: readonly string[],
): Promise<string[]> {
  const rows = await rowsOf(
    db,
    z.object({ chave: z.string() }),
    sql`
    select v.chave from searchable_values v
    where v.atributo = ${SIZE_ATTRIBUTE} and v.label = any(${sql.param(sizes)}::text[])
    and exists (
      select from searchable_products where id_produto = any(${sql.param(ids)}::integer[]) and valores @> array[v.id]
    )
    order by v.chave`,
  )

  return rows.map(({ chave }) => chave)
}
