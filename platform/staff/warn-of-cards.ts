import { and, eq } from 'drizzle-orm'
import { areCardsTried } from '#platform/customers/tries/declined-cards.ts'
import { isFirstNotice } from '#platform/customers/tries/first-notification.ts'
import type { Visit } from '#platform/infrastructure/context/request-context.ts'
import { enqueue } from '#platform/infrastructure/jobs/enqueue.ts'
import { STAFF_NOTICE } from './mail-queues.ts'
import { funcionarios } from './tables.ts'

/** Mails to the store's owners, once a day, that somebody seems to try stolen cards in the shop. */
export async function warnOfCards(visit: Pick<Visit, 'db' | 'agora'>): Promise<void> {
  const { db } = visit
  if (!(await areCardsTried(visit)) || !(await isFirstNotice(visit, 'card', 'loja'))) return
  const owners = await db
    .select({ id: funcionarios.id })
    .from(funcionarios)
    .where(and(eq(funcionarios.papel, 'dono'), eq(funcionarios.ativo, true)))
  for (const { id } of owners) await enqueue(db, STAFF_NOTICE, { id, oque: 'cartoes' })
}
