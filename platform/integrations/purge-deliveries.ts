import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Visit } from '#platform/visit.ts'

/** As long as the panel shows them. */
const THIRTY_DAYS_MS = 30 * 86_400_000

/** Few enough that no visitor waits for it. */
const BATCH = 1000

/** Forgets what receivers were told a month ago. */
export async function purgeDeliveries({ db, agora }: Pick<Visit, 'db' | 'agora'>): Promise<void> {
  const before = new Date(agora.getTime() - THIRTY_DAYS_MS)
  const batch = sql`
    delete from webhooks_entregas where id in (
      select id from webhooks_entregas where criada_em < ${before} order by criada_em limit ${BATCH} for update skip locked
    )`
  while (Deleted.parse(await db.execute(batch)).rowCount === BATCH);
}

const Deleted = z.object({ rowCount: z.int() })
