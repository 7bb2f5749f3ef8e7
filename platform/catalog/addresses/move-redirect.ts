import type { Database } from '#platform/database/connect.ts'
import { invalidateTags } from '#platform/database/invalidate-tags.ts'
import { tags } from '#platform/infrastructure/tags.ts'
import { redirect } from './claim-address.ts'

/** Redirects the old address of a page to its new one and invalidates both. */
export async function moveRedirect(tx: Database, de: string, para: string): Promise<void> {
  await redirect(tx, de, para)
  await invalidateTags(tx, [tags.address(de), tags.address(para)])
}
