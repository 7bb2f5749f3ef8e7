import { asc, eq, sql } from 'drizzle-orm'
import type { SizedSet } from '#domain/instruments/tension/stated-set.ts'
import { setReader } from '#domain/product/specifications/set-reader.ts'
import { templateOf } from '#platform/catalog/collections/categories/template-of.ts'
import { caracteristicas, categorias, marcas, produtos } from '#platform/catalog/tables.ts'
import type { Database } from '#platform/database/connect.ts'

/** The set of strings that a product's saved sheet describes, whether the shop shows it or not; null if it is none. */
export async function describedSet(db: Database, id: number): Promise<SizedSet | null> {
  const [product] = await db
    .select({
      caminho: categorias.caminho,
      marca: marcas.nome,
      // Which sizes it is sold for says how long the strings are that sound.
      variants: sql<string[]>`array(
        select v.label from skus s join sku_atributos a on a.id_sku = s.id join atributo_valores v on v.id = a.id_valor
        where s.id_produto = ${id} order by s.posicao)`,
    })
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

  return setReader(await templateOf(db, product.caminho))(lines, {
    marca: product.marca,
    variants: product.variants,
  })
}
