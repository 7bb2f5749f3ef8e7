import { inArray } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'
import { categorias } from './tables.ts'

/** The ids of categories by their paths (`cordas/instrumentos`); a path that is none has no entry. */
export async function categoryIds(db: Database, caminhos: readonly string[]): Promise<Map<string, number>> {
  if (caminhos.length === 0) return new Map()
  const rows = await db
    .select({ caminho: categorias.caminho, id: categorias.id })
    .from(categorias)
    .where(inArray(categorias.caminho, [...caminhos]))

  return new Map(rows.map(({ caminho, id }) => [caminho, id]))
}
