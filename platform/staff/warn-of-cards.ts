import { and, eq } from 'drizzle-orm'
import { areCardsTried } from '#platform/customers/tries/declined-cards.ts'
import { isFirstNotification } from '#platform/customers/tries/first-notification.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { enqueue } from '#platform/infrastructure/jobs/enqueue.ts'
import { STAFF_NOTIFICATION } from './mail-queues.ts'
import { funcionarios } from './tables.ts'

/** Mails the store's owners, once a day at most, that somebody seems to test stolen cards in the shop. */
export async function warnOfCards(context: Pick<RequestContext, 'db' | 'now'>): Promise<void> {
  const { db } = context
  if (!(await areCardsTried(context)) || !(await isFirstNotification(context, 'card', 'loja'))) return
  const owners = await db
    .select({ id: funcionarios.id })
    .from(funcionarios)
    .where(and(eq(funcionarios.papel, 'dono'), eq(funcionarios.ativo, true)))
  for (const { id } of owners) await enqueue(db, STAFF_NOTIFICATION, { id, oque: 'cartoes' })
}
