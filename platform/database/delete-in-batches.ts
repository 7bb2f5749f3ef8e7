import type { SQL } from 'drizzle-orm'
import * as z from 'zod'
import type { Database } from './connect.ts'

/** Few enough that no visitor waits for it. */
const BATCH = 1000

/** Runs a statement that deletes `most` rows at the most, again and again until there are none left that it finds. */
export async function deleteInBatches(db: Database, statement: (most: number) => SQL): Promise<void> {
  while (Deleted.parse(await db.execute(statement(BATCH))).rowCount === BATCH);
}

const Deleted = z.object({ rowCount: z.int() })
