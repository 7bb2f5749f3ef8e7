import { randomUUID } from 'node:crypto'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { enqueue } from '#platform/infrastructure/jobs/enqueue.ts'
import { STAFF_ALERTS_MAIL } from './mail-queue.ts'
import { funcionariosAvisos as avisos, funcionariosAvisosEmails as emails } from './tables.ts'

/** Minimum time between two mails to the same person. */
const APART_MS = 5 * 60_000

/** Enqueues one mail with all new alerts for each recipient who had none recently. */
export async function gatherAlerts({ db, now }: Pick<RequestContext, 'db' | 'now'>): Promise<void> {
  const waiting = await db
    .selectDistinct({ id: avisos.idFuncionario })
    .from(avisos)
    .where(and(eq(avisos.porEmail, true), isNull(avisos.lote)))
  const before = new Date(now.getTime() - APART_MS)
  for (const { id } of waiting)
    await db.transaction(async (tx) => {
      const due = await tx
        .insert(emails)
        .values({ idFuncionario: id, pedidoEm: now })
        .onConflictDoUpdate({
          target: emails.idFuncionario,
          set: { pedidoEm: now },
          setWhere: sql`${emails.pedidoEm} <= ${before}`,
        })
        .returning({ id: emails.idFuncionario })
      if (due.length === 0) return
      const lote = randomUUID()
      await tx
        .update(avisos)
        .set({ lote })
        .where(and(eq(avisos.idFuncionario, id), eq(avisos.porEmail, true), isNull(avisos.lote)))
      await enqueue(tx, STAFF_ALERTS_MAIL, { id, lote })
    })
}
