import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { upwards } from '#platform/catalog/listing/sizes/instrument-templates.ts'
import { categorias, produtos } from '#platform/catalog/tables.ts'
import type { Database } from '#platform/database/connect.ts'

export type ListedCategory = { nome: string; url: string }

/** The category at a path, or the nearest one above it, that lists products; null if none does. */
export async function listedCategory(db: Database, caminho: string): Promise<ListedCategory | null> {
  const listed = sql`exists (
    select from contagens n
    where n.escopo = 'categoria:' || ${sql.identifier('categorias')}.id and n.tipo = 'total' and n.total > 0
  )`
  const [found] = await db
    .select({ nome: categorias.nome, url: sql<string>`'/' || ${categorias.caminho}` })
    .from(categorias)
    .where(and(inArray(categorias.caminho, upwards(caminho)), listed))
    .orderBy(desc(categorias.nivel))
    .limit(1)

  return found ?? null
}

/** The path of a product's category; null if there is no such product. */
export async function categoryOfProduct(db: Database, idProduto: number): Promise<string | null> {
  const [found] = await db
    .select({ caminho: categorias.caminho })
    .from(produtos)
    .innerJoin(categorias, eq(categorias.id, produtos.idCategoria))
    .where(eq(produtos.id, idProduto))

  return found?.caminho ?? null
}
