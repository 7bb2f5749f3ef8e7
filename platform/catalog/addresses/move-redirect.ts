import type { Database } from '#platform/database/connect.ts'
import { invalidateTags } from '#platform/database/invalidate-tags.ts'
import { tags } from '#platform/tags.ts'
import { redirect } from './claim-address.ts'

/** Leads the old address of a page to its new one, for everybody at once. */
export async function moveRedirect(tx: Database, de: string, para: string): Promise<void> {
  await redirect(tx, de, para)
  await invalidateTags(tx, [tags.address(de), tags.address(para)])
}
