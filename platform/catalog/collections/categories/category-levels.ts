import { categorias } from '#platform/catalog/tables.ts'
import type { Database } from '#platform/database/connect.ts'

/**
 * Returns a function from a category's path to its name and those above it, the first level first; empty for an unknown
 * path.
 */
export async function categoryLevels(db: Database): Promise<(caminho: string) => string[]> {
  const rows = await db.select({ caminho: categorias.caminho, nome: categorias.nome }).from(categorias)
  const names = new Map(rows.map(({ caminho, nome }) => [caminho, nome]))

  return (caminho) => {
    const parts = caminho.split('/')
    return parts.flatMap((_, i) => names.get(parts.slice(0, i + 1).join('/')) ?? [])
  }
}
