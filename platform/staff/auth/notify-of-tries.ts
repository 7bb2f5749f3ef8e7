import { and, eq, type SQL } from 'drizzle-orm'
import { isFirstNotice } from '#platform/customers/tries/first-notification.ts'
import type { Visit } from '#platform/infrastructure/context/request-context.ts'
import { enqueue } from '#platform/infrastructure/jobs/enqueue.ts'
import { STAFF_NOTICE } from '../mail-queues.ts'
import { funcionarios } from '../tables.ts'

/** Mails to somebody of the store, once a day, that others try to get in under their name. */
export async function tellOfTries(visit: Visit, who: SQL): Promise<void> {
  const [staff] = await visit.db
    .select({ id: funcionarios.id })
    .from(funcionarios)
    .where(and(who, eq(funcionarios.ativo, true)))
  if (staff && (await isFirstNotice(visit, 'staff', String(staff.id))))
    await enqueue(visit.db, STAFF_NOTICE, { id: staff.id, oque: 'tentativas' })
}
