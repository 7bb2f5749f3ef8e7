import { desc, inArray, sql } from 'drizzle-orm'
import { categorias } from '#platform/catalog/tables.ts'
import type { Database } from '#platform/database/connect.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'

/** A category as other modules' settings name it. */
export type CategoryRef = { id: number; nome: string; caminho: string }

/** The category with a path, and those above it from the nearest to the first level. Refuses `CadastroInexistente`. */
export async function categoryLine(
  db: Database,
  caminho: string,
): Promise<readonly [CategoryRef, ...CategoryRef[]]> {
  const parts = caminho.split('/')
  const paths = parts.map((_, i) => parts.slice(0, i + 1).join('/'))
  const [own, ...above] = await db
    .select({ id: categorias.id, nome: categorias.nome, caminho: categorias.caminho })
    .from(categorias)
    .where(inArray(categorias.caminho, paths))
    .orderBy(desc(sql`length(${categorias.caminho})`))
  if (own?.caminho !== caminho) throw refuse('CadastroInexistente')

  return [own, ...above]
}
