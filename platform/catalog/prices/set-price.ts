import { eq, inArray, sql } from 'drizzle-orm'
import { problem } from '#domain/format/field-problem.ts'
import { priceProblems } from '#domain/prices/price-problems.ts'
import { salePriceProblem } from '#domain/product/sale-problems.ts'
import type { Database } from '#platform/database/connect.ts'
import { invalidateTags } from '#platform/database/invalidate-tags.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { refreshListing } from '../listing/read-model/refresh-listing.ts'
import { productTags } from '../product/product-tags.ts'
import { produtos, skus } from '../tables.ts'

/** In centavos; `precoDe` null where nothing stands struck through. */
type SkuPrice = { sku: string; precoPor: number; precoDe: number | null }

/** What these SKUs cost, and whether their products are for sale. */
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
 * Sets what a SKU costs; shop and panel see it at once. Refuses `ReferenciaInexistente`, and `CadastroInvalido` for prices that are
 * wrong or that a product on sale can't have.
 */
export async function setPrice(
  { db }: Pick<RequestContext, 'db'>,
  { sku, precoPor, precoDe }: SkuPrice,
): Promise<void> {
  await db.transaction(async (tx) => {
    const [found] = await tx.select({ idProduto: skus.idProduto }).from(skus).where(eq(skus.sku, sku))
    if (!found) throw refuse('ReferenciaInexistente', { campo: 'sku', valor: sku })
    const { idProduto } = found
    // The product before its SKUs, as whoever saves it whole.
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
      // What was last saved as a whole is not what stands here any more.
      .set({ impressao: null, versao: sql`${produtos.versao} + 1`, alteradoEm: sql`now()` })
      .where(eq(produtos.id, idProduto))
    await refreshListing(tx, [idProduto])
    await invalidateTags(tx, await productTags(tx, [idProduto]))
  })
}
