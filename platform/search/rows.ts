import type { SQL } from 'drizzle-orm'
import * as z from 'zod'
import type { Database } from '#platform/database/connect.ts'

/** The rows of a SQL statement, parsed with a schema. */
export async function rowsOf<Row extends z.ZodType>(
  db: Database,
  row: Row,
  query: SQL,
): Promise<z.infer<Row>[]> {
  return z.object({ rows: z.array(row) }).parse(await db.execute(query)).rows
}
