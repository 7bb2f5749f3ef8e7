import { lt } from 'drizzle-orm'
import { DAY_MS } from '#domain/time/durations.ts'
import type { JobContext } from '#platform/infrastructure/jobs/job.ts'
import { mensagensEnviadas } from './tables.ts'

/** A job that failed for good can be put back for 30 days, and then waits for 14 at most (`open-queues.ts`). */
const RETENTION_DAYS = 60

/** Forgets the names of mails that no job can ask for any more. */
export async function purgeSent({ db, agora }: Pick<JobContext, 'db' | 'agora'>): Promise<void> {
  const before = new Date(agora.getTime() - RETENTION_DAYS * DAY_MS)
  await db.delete(mensagensEnviadas).where(lt(mensagensEnviadas.tomadaEm, before))
}
