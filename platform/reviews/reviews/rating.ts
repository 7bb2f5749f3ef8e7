import { sql } from 'drizzle-orm'
import { updateRating } from '#platform/catalog/product/update-rating.ts'
import type { Database } from '#platform/database/connect.ts'
import { countReviews } from './rows.ts'

/** Two reviews at the same moment would each count without the other: the second waits here, until the first commits. */
export async function lockRating(tx: Database, idProduto: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('avaliacoes'), ${idProduto})`)
}

/** Brings the product's rating up to date with its published reviews. Call it under `lockRating`. */
export async function refreshRating(tx: Database, idProduto: number): Promise<void> {
  const { media, quantidade } = await countReviews(tx, idProduto)
  await updateRating(tx, idProduto, media ?? 0, quantidade)
}
