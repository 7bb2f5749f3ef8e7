import { and, eq, inArray } from 'drizzle-orm'
import type { ProductRef } from '#contract/catalog/catalogue-parts.ts'
import type { Database } from '#platform/database/connect.ts'
import { originais } from '#platform/infrastructure/storage/tables.ts'
import { midias, produtos } from '../tables.ts'
import { pictureOf } from './card.ts'

/** References to products by id, with picture; includes those that the shop doesn't show. */
export async function productRefs(db: Database, ids: readonly number[]): Promise<Map<number, ProductRef>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({
      id: produtos.id,
      slug: produtos.slug,
      nome: produtos.nome,
      situacao: produtos.situacao,
      picture: { hash: originais.hash, largura: originais.largura, altura: originais.altura },
    })
    .from(produtos)
    .leftJoin(midias, and(eq(midias.idProduto, produtos.id), eq(midias.posicao, 0)))
    .leftJoin(originais, eq(originais.hash, midias.hash))
    .where(inArray(produtos.id, [...new Set(ids)]))

  return new Map(
    rows.map(({ picture, ...product }) => [
      product.id,
      { ...product, imagem: picture && pictureOf({ ...picture, alt: product.nome }) },
    ]),
  )
}
