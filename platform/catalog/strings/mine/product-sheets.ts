import { eq, type SQL, sql } from 'drizzle-orm'
import type { SheetOfSets } from '#domain/product/specifications/sold-sets.ts'
import { categorias, listagem, produtos } from '#platform/catalog/tables.ts'
import type { Database } from '#platform/database/connect.ts'
import { CATEGORY_PATHS } from '../../listing/sizes/product-template.ts'
import { list } from '../../product/page/rows-as-json.ts'

/** What a product's sheet and SKUs say. `caminhos` are its categories', its own first. */
export type ProductSheet = SheetOfSets & { id: number; caminhos: string[] }

/**
 * The sheets of some products, the most popular first, then those that the shop doesn't show. Pieces are among their
 * SKUs: whoever bought one plays it.
 */
export function readSheets(
  db: Database,
  { which, limit }: { which: SQL | undefined; limit: number },
): Promise<ProductSheet[]> {
  return db
    .select({
      id: produtos.id,
      caminhos: CATEGORY_PATHS,
      lines: list<SheetOfSets['lines'][number]>(sql`
        select label, valor from caracteristicas where id_produto = produtos.id order by caracteristicas.posicao`),
      skus: list<SheetOfSets['skus'][number]>(sql`
        select skus.id, array(
          select v.label from sku_atributos a join atributo_valores v on v.id = a.id_valor where a.id_sku = skus.id
        ) as valores
        from skus where id_produto = produtos.id order by skus.posicao`),
    })
    .from(produtos)
    .innerJoin(categorias, eq(categorias.id, produtos.idCategoria))
    .leftJoin(listagem, eq(listagem.idProduto, produtos.id))
    .where(which)
    .orderBy(sql`${listagem.popularidade} desc nulls last`)
    .limit(limit)
}
