import type { SQL } from 'drizzle-orm'
import * as z from 'zod'
import type { Database } from './connect.ts'

/** Small enough that no visitor waits for it. */
const BATCH = 1000

/** Repeats a statement that deletes at most `limit` rows, until it finds none. */
export async function deleteInBatches(db: Database, statement: (limit: number) => SQL): Promise<void> {
  while (Deleted.parse(await db.execute(statement(BATCH))).rowCount === BATCH);
}

const Deleted = z.object({ rowCount: z.int() })
