import { lt } from 'drizzle-orm'
import { DAY_MS } from '#domain/time/durations.ts'
import type { JobContext } from '#platform/infrastructure/jobs/job.ts'
import { mensagensEnviadas } from './tables.ts'

/** A failed job can be retried for 30 days, and then waits for at most 14 (`open-queues.ts`). */
const RETENTION_DAYS = 60

/** Purges the keys of sent mails that no job can request any more. */
export async function purgeSent({ db, now }: Pick<JobContext, 'db' | 'now'>): Promise<void> {
  const before = new Date(now.getTime() - RETENTION_DAYS * DAY_MS)
  await db.delete(mensagensEnviadas).where(lt(mensagensEnviadas.tomadaEm, before))
}
