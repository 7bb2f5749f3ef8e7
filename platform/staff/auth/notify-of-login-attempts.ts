import { and, eq, type SQL } from 'drizzle-orm'
import { isFirstNotification } from '#platform/customers/tries/first-notification.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { enqueue } from '#platform/infrastructure/jobs/enqueue.ts'
import { STAFF_NOTIFICATION } from '../mail-queues.ts'
import { funcionarios } from '../tables.ts'

/** Mails a staff member, once a day at most, about attempts to log in with their e-mail. */
export async function notifyOfLoginAttempts(context: RequestContext, who: SQL): Promise<void> {
  const [staff] = await context.db
    .select({ id: funcionarios.id })
    .from(funcionarios)
    .where(and(who, eq(funcionarios.ativo, true)))
  if (staff && (await isFirstNotification(context, 'staff', String(staff.id))))
    await enqueue(context.db, STAFF_NOTIFICATION, { id: staff.id, oque: 'tentativas' })
}
