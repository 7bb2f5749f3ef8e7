import { sql } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'

/** The database's clock. */
export async function nowOf(db: Database): Promise<Date> {
  const [row] = await db.select({ now: sql<string>`now()` }).from(sql`(select 1) as one`)

  return new Date(row?.now ?? 0)
}
