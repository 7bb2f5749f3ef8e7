import { sql } from 'drizzle-orm'
import { updateRating } from '#platform/catalog/product/update-rating.ts'
import type { Database } from '#platform/database/connect.ts'
import { countReviews } from './rows.ts'

/** Serializes changes of a product's reviews: two concurrent ones would each count without the other. */
export async function lockRating(tx: Database, idProduto: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('avaliacoes'), ${idProduto})`)
}

/** Recalculates the product's rating from its published reviews. Call it under `lockRating`. */
export async function refreshRating(tx: Database, idProduto: number): Promise<void> {
  const { media, quantidade } = await countReviews(tx, idProduto)
  await updateRating(tx, idProduto, media ?? 0, quantidade)
}
