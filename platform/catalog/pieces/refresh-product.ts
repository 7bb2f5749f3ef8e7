import type { Database } from '#platform/database/connect.ts'
import { invalidateTags } from '#platform/database/invalidate-tags.ts'
import { refreshListing } from '../listing/read-model/refresh-listing.ts'
import { productTags } from '../product/product-tags.ts'

/** Brings listings and cached pages of a product in line after one of its pieces has changed. */
export async function refreshProductOfPiece(tx: Database, idProduto: number): Promise<void> {
  await refreshListing(tx, [idProduto])
  await invalidateTags(tx, await productTags(tx, [idProduto]))
}
