import { and, asc, inArray, isNotNull, isNull, lte } from 'drizzle-orm'
import { saoPauloClock } from '#domain/time/business-days-clock.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { enqueue } from '#platform/infrastructure/jobs/enqueue.ts'
import { instrumentosClientes as instrumentos } from '../tables.ts'
import { sendStringReminderJob } from './reminder-jobs.ts'

/** Small enough for one transaction; the next run takes the rest. */
const BATCH = 200

/** Reminds owners of instruments whose strings are due, and who agreed to it: once for each change. */
export async function remindStringChanges({ db, now }: Pick<RequestContext, 'db' | 'now'>): Promise<void> {
  await db.transaction(async (tx) => {
    const due = await tx
      .select({ id: instrumentos.id })
      .from(instrumentos)
      .where(
        and(
          isNotNull(instrumentos.lembrarDesde),
          isNull(instrumentos.lembradoEm),
          lte(instrumentos.trocarEm, saoPauloClock(now).dia),
        ),
      )
      .orderBy(asc(instrumentos.trocarEm))
      .limit(BATCH)
      .for('update', { skipLocked: true })
    const ids = due.map(({ id }) => id)
    if (ids.length === 0) return
    await tx.update(instrumentos).set({ lembradoEm: now }).where(inArray(instrumentos.id, ids))
    for (const id of ids) await enqueue(tx, sendStringReminderJob, { id })
  })
}
