import { asc, eq } from 'drizzle-orm'
import { categorias, produtoCategorias } from '#platform/catalog/tables.ts'
import type { Database } from '#platform/database/connect.ts'

/** The paths of a product's categories besides its main one (`idCategoria`). */
export async function furtherCategories(db: Database, id: number, idCategoria: number): Promise<string[]> {
  const rows = await db
    .select({ id: categorias.id, caminho: categorias.caminho })
    .from(produtoCategorias)
    .innerJoin(categorias, eq(categorias.id, produtoCategorias.idCategoria))
    .where(eq(produtoCategorias.idProduto, id))
    .orderBy(asc(categorias.caminho))

  return rows.filter((row) => row.id !== idCategoria).map(({ caminho }) => caminho)
}
