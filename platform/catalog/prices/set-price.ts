import { eq, inArray, sql } from 'drizzle-orm'
import { problem } from '#domain/format/field-problem.ts'
import { priceProblems } from '#domain/money/price-problems.ts'
import { salePriceProblem } from '#domain/product/sale-problems.ts'
import type { Database } from '#platform/database/connect.ts'
import { invalidateTags } from '#platform/database/invalidate-tags.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { refreshListing } from '../listing/read-model/refresh-listing.ts'
import { productTags } from '../product/product-tags.ts'
import { produtos, skus } from '../tables.ts'

/** In centavos; `precoDe` is null if no price is struck through. */
type SkuPrice = { sku: string; precoPor: number; precoDe: number | null }

/** The prices of these SKUs, and the status of their products. */
export function pricesBySku(db: Database, codes: readonly string[]) {
  return db
    .select({
      sku: skus.sku,
      precoPor: skus.precoPor,
      precoDe: skus.precoDe,
      situacao: produtos.situacao,
    })
    .from(skus)
    .innerJoin(produtos, eq(produtos.id, skus.idProduto))
    .where(inArray(skus.sku, [...codes]))
}

/**
 * Sets the price of a SKU; shop and panel show it at once. Refuses `ReferenciaInexistente`, and `CadastroInvalido` for
 * invalid prices and for those that a product on sale can't have.
 */
export async function setPrice(
  { db }: Pick<RequestContext, 'db'>,
  { sku, precoPor, precoDe }: SkuPrice,
): Promise<void> {
  await db.transaction(async (tx) => {
    const [found] = await tx.select({ idProduto: skus.idProduto }).from(skus).where(eq(skus.sku, sku))
    if (!found) throw refuse('ReferenciaInexistente', { campo: 'sku', valor: sku })
    const { idProduto } = found
    // Locks the product before its SKUs, in the same order as saving a whole product.
    const [product] = await tx
      .select({ situacao: produtos.situacao })
      .from(produtos)
      .where(eq(produtos.id, idProduto))
      .for('no key update')
    const [wrong] = [
      ...priceProblems({ precoPor, precoDe }),
      ...problem('precoPor', salePriceProblem({ situacao: product?.situacao ?? 'inativo', precoPor })),
    ]
    if (wrong) throw refuse('CadastroInvalido', { motivo: wrong.mensagem })
    await tx.update(skus).set({ precoPor, precoDe }).where(eq(skus.sku, sku))
    await tx
      .update(produtos)
      // Clears the fingerprint of the last save, since the product has changed.
      .set({ impressao: null, versao: sql`${produtos.versao} + 1`, alteradoEm: sql`now()` })
      .where(eq(produtos.id, idProduto))
    await refreshListing(tx, [idProduto])
    await invalidateTags(tx, await productTags(tx, [idProduto]))
  })
}
