import * as z from 'zod'
import type { Database } from '#platform/database/connect.ts'
import { invalidateTags } from '#platform/database/invalidate-tags.ts'
import { enqueue } from '#platform/infrastructure/jobs/enqueue.ts'
import { tags } from '#platform/infrastructure/tags.ts'
import { inShopDatabase } from './shop-database.ts'

/** Wakes a job's worker. */
export function wakeWorker({ name }: { name: string }): Promise<void> {
  return inShopDatabase((db) => invalidateTags(db, [tags.job(name)]))
}

/** Runs a recurring job now. */
export async function runNow(db: Database, name: string): Promise<void> {
  // If one is queued already, that one runs.
  await enqueue(db, { name, data: z.null() }, null).catch(() => invalidateTags(db, [tags.job(name)]))
}
