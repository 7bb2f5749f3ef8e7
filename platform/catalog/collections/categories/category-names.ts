import { inArray } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'
import { categorias } from '../../tables.ts'

/** Names of categories by id. */
export async function categoryNames(db: Database, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: categorias.id, nome: categorias.nome })
    .from(categorias)
    .where(inArray(categorias.id, [...new Set(ids)]))

  return new Map(rows.map(({ id, nome }) => [id, nome]))
}
