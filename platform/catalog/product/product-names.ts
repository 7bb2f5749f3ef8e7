import { inArray, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'
import { produtos } from '../tables.ts'

/** Names and addresses of products by id, also of those that the shop doesn't show. */
export async function productNames(
  db: Database,
  ids: readonly number[],
): Promise<Map<number, { id: number; nome: string; url: string }>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: produtos.id, nome: produtos.nome, slug: produtos.slug })
    .from(produtos)
    .where(inArray(produtos.id, [...new Set(ids)]))

  return new Map(rows.map(({ id, nome, slug }) => [id, { id, nome, url: `/${slug}` }]))
}

/**
 * Id and name of products as a JSON list, in the order of the array `ids`; deleted ones are left out. A subquery for
 * other statements.
 */
export function namedProducts(ids: SQL): SQL {
  return sql`(
    select coalesce(json_agg(json_build_object('id', p.id, 'nome', p.nome) order by chosen.place), '[]')
    from unnest(${ids}) with ordinality chosen (id, place) join produtos p on p.id = chosen.id
  )`
}
