import { randomUUID } from 'node:crypto'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { enqueue } from '#platform/infrastructure/jobs/enqueue.ts'
import { STAFF_ALERTS_MAIL } from './mail-queue.ts'
import { funcionariosAvisos as avisos, funcionariosAvisosEmails as emails } from './tables.ts'

/** Nobody gets more than one mail in this time, whatever happens. */
const APART_MS = 5 * 60_000

/** Asks for one mail to each who waits for news and had none just before, with all that there is. */
export async function gatherAlerts({ db, agora }: Pick<RequestContext, 'db' | 'agora'>): Promise<void> {
  const waiting = await db
    .selectDistinct({ id: avisos.idFuncionario })
    .from(avisos)
    .where(and(eq(avisos.porEmail, true), isNull(avisos.lote)))
  const before = new Date(agora.getTime() - APART_MS)
  for (const { id } of waiting)
    await db.transaction(async (tx) => {
      const due = await tx
        .insert(emails)
        .values({ idFuncionario: id, pedidoEm: agora })
        .onConflictDoUpdate({
          target: emails.idFuncionario,
          set: { pedidoEm: agora },
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
