import { eq } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'
import { invalidateTags } from '#platform/database/invalidate-tags.ts'
import { listagem, produtos } from '../tables.ts'
import { productTags } from './product-tags.ts'

/** Stores a product's rating: `media` from 0 to 5 with one decimal, 0 without reviews. Called by `platform/reviews`. */
export async function updateRating(
  tx: Database,
  idProduto: number,
  media: number,
  quantidade: number,
): Promise<void> {
  const rating = { notaMedia: media, notaQuantidade: quantidade }
  await tx.update(produtos).set(rating).where(eq(produtos.id, idProduto))
  await tx.update(listagem).set(rating).where(eq(listagem.idProduto, idProduto))
  await invalidateTags(tx, await productTags(tx, [idProduto]))
}
