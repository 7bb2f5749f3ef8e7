import { sql } from 'drizzle-orm'
import type { Visit } from '#platform/visit.ts'

const YEARS = 5

/** So many at a time, so that a day's work is short. */
const BATCH = 50_000

/** Forgets movements of stock after five years, as long as books are kept (CTN, art. 173), the oldest first. */
export async function purgeMovements({ db, agora }: Pick<Visit, 'db' | 'agora'>): Promise<void> {
  const before = new Date(agora)
  before.setUTCFullYear(before.getUTCFullYear() - YEARS)
  await db.execute(sql`
    delete from movimentos_estoque where id in (
      select id from movimentos_estoque where em < ${before} order by em limit ${BATCH}
    )`)
}
