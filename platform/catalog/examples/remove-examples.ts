import { asc, eq } from 'drizzle-orm'
import { isExampleName } from '#domain/product/example-name.ts'
import { saveProduct } from '#platform/catalog/product/editing/save-product.ts'
import { removeEmpty, removeImportedProduct } from '#platform/catalog/product/import/remove-imported.ts'
import { snapshotProducts } from '#platform/catalog/product/snapshot-products.ts'
import { produtos } from '#platform/catalog/tables.ts'
import type { Database } from '#platform/database/connect.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { exemplos, produtosExemplo } from './tables.ts'

/**
 * Removes the example products, one per transaction, then the categories and brands that came with them, as far as they
 * are empty and were never edited. A product that is named as the merchant's own stays; one that an order, a review or
 * another product names is only taken out of the shop.
 */
export async function removeExampleProducts({ db }: Pick<RequestContext, 'db'>): Promise<void> {
  while (await db.transaction((tx) => removeNext(tx)));
  await db.transaction(async (tx) => {
    const [load] = await tx.select().from(exemplos).where(eq(exemplos.situacao, 'removendo')).for('update')
    if (!load) return
    await removeEmpty(tx, load.criados)
    await tx.delete(exemplos)
  })
}

/** Removes one example. Returns false if there is none left, or they are to stay. */
async function removeNext(tx: Database): Promise<boolean> {
  const [load] = await tx.select().from(exemplos).where(eq(exemplos.situacao, 'removendo')).for('update')
  if (!load) return false
  const [example] = await tx
    .select({ id: produtos.id, slug: produtos.slug, nome: produtos.nome })
    .from(produtosExemplo)
    .innerJoin(produtos, eq(produtos.id, produtosExemplo.idProduto))
    .orderBy(asc(produtosExemplo.idProduto))
    .limit(1)
  if (!example) return false
  if (isExampleName(example.nome) && !(await removeImportedProduct(tx, example.id)))
    await takeOut(tx, example)
  await tx.delete(produtosExemplo).where(eq(produtosExemplo.idProduto, example.id))
  await tx.update(exemplos).set({ feitos: Math.max(0, load.feitos - 1) })

  return true
}

async function takeOut(tx: Database, { id, slug }: { id: number; slug: string }): Promise<void> {
  const [product] = await snapshotProducts(tx, [slug])
  if (product) await saveProduct({ db: tx }, { ...product.input, situacao: 'inativo' }, { id })
}
