import * as z from 'zod'
import type { Database } from '#platform/database/connect.ts'
import { invalidateTags } from '#platform/database/invalidate-tags.ts'
import { enqueue } from '#platform/infrastructure/jobs/enqueue.ts'
import { tags } from '#platform/tags.ts'
import { inShopDatabase } from './shop-database.ts'

/** Has the shop look at once whether there is such work to do. */
export function lookFor({ name }: { name: string }): Promise<void> {
  return inShopDatabase((db) => invalidateTags(db, [tags.job(name)]))
}

/** Has the shop do at once what it does every now and then. */
export async function doNow(db: Database, name: string): Promise<void> {
  // Where one stands in line already, that one is done.
  await enqueue(db, { name, data: z.null() }, null).catch(() => invalidateTags(db, [tags.job(name)]))
}
