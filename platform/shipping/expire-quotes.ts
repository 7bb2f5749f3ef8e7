import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Visit } from '#platform/visit.ts'

/** Few enough that no visitor waits for it. */
const BATCH = 1000

/** Forgets quotes that hold no more; orders keep what they took. */
export async function expireQuotes({ db, agora }: Pick<Visit, 'db' | 'agora'>): Promise<void> {
  const batch = sql`
    delete from cotacoes where id in (
      select id from cotacoes where expira_em <= ${agora} order by expira_em limit ${BATCH} for update skip locked
    )`
  while (Deleted.parse(await db.execute(batch)).rowCount === BATCH);
}

const Deleted = z.object({ rowCount: z.int() })
