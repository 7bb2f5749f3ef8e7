import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Visit } from '#platform/visit.ts'

/** As long as the visitor's cookie. */
const NINETY_DAYS_MS = 90 * 86_400_000

/** Few enough that no visitor waits for it. */
const BATCH = 1000

/** Forgets sessions that were not seen for ninety days: who comes back then has to log in. */
export async function expireSessions({ db, agora }: Pick<Visit, 'db' | 'agora'>): Promise<void> {
  const before = new Date(agora.getTime() - NINETY_DAYS_MS)
  const batch = sql`
    delete from sessoes where hash in (
      select hash from sessoes where vista_em < ${before} order by vista_em limit ${BATCH} for update skip locked
    )`
  while (Deleted.parse(await db.execute(batch)).rowCount === BATCH);
}

const Deleted = z.object({ rowCount: z.int() })
