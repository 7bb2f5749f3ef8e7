import { asc, eq } from 'drizzle-orm'
import type { StatedSet } from '#domain/instruments/tension/stated-set.ts'
import { setReader } from '#domain/product/specifications/set-reader.ts'
import { templateOf } from '#platform/catalog/collections/categories/template-of.ts'
import { caracteristicas, categorias, marcas, produtos } from '#platform/catalog/tables.ts'
import type { Database } from '#platform/database/connect.ts'

/** The set of strings that a product's saved sheet describes, whether the shop shows it or not; null if it is none. */
export async function describedSet(db: Database, id: number): Promise<StatedSet | null> {
  const [product] = await db
    .select({ caminho: categorias.caminho, marca: marcas.nome })
    .from(produtos)
    .innerJoin(categorias, eq(categorias.id, produtos.idCategoria))
    .innerJoin(marcas, eq(marcas.id, produtos.idMarca))
    .where(eq(produtos.id, id))
  if (!product) return null
  const lines = await db
    .select({ label: caracteristicas.label, valor: caracteristicas.valor })
    .from(caracteristicas)
    .where(eq(caracteristicas.idProduto, id))
    .orderBy(asc(caracteristicas.posicao))

  return setReader(await templateOf(db, product.caminho))(lines, { marca: product.marca })
}
