import { eq, inArray, sql } from 'drizzle-orm'
import { produtos, skus } from '#platform/catalog/tables.ts'
import type { Database } from '#platform/database/connect.ts'

/** A SKU as the panel lists it; `opcao` is the variant, empty if the product has only one. */
export type SkuName = {
  idSku: number
  sku: string
  opcao: string
  estoque: number
  precoPor: number
  produto: { id: number; nome: string; url: string }
}

/** SKUs by id, also those that the shop doesn't show. */
export async function skuNames(db: Database, ids: readonly number[]): Promise<Map<number, SkuName>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({
      idSku: skus.id,
      sku: skus.sku,
      estoque: skus.estoque,
      precoPor: skus.precoPor,
      opcao: CHOSEN,
      id: produtos.id,
      nome: produtos.nome,
      slug: produtos.slug,
    })
    .from(skus)
    .innerJoin(produtos, eq(produtos.id, skus.idProduto))
    .where(inArray(skus.id, [...ids]))

  return new Map(
    rows.map(({ id, nome, slug, ...sku }) => [sku.idSku, { ...sku, produto: { id, nome, url: `/${slug}` } }]),
  )
}

const CHOSEN = sql<string>`(
  select coalesce(string_agg(v.label, ', ' order by pa.posicao), '')
  from sku_atributos a
  join produto_atributos pa on pa.id_produto = a.id_produto and pa.id_atributo = a.id_atributo
  join atributo_valores v on v.id = a.id_valor
  where a.id_sku = skus.id
)`
