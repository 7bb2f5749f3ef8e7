import { and, asc, eq, inArray, lt, sql } from 'drizzle-orm'
import { saoPauloClock } from '#domain/time/business-days-clock.ts'
import { formatDay } from '#domain/time/format-date.ts'
import { alertStaff } from '#platform/infrastructure/jobs/alert-staff.ts'
import type { JobContext } from '#platform/infrastructure/jobs/job.ts'
import { ordensServico as ordens } from './tables.ts'

/** Alerts staff of work orders whose day has passed, once for each promised day. May run twice. */
export async function alertLate({ db, now }: JobContext): Promise<void> {
  const { dia } = saoPauloClock(now)
  await db.transaction(async (tx) => {
    const late = await tx
      .select({ id: ordens.id, numero: ordens.numero, previstaPara: ordens.previstaPara })
      .from(ordens)
      .where(
        and(
          inArray(ordens.situacao, ['recebida', 'aguardandoAprovacao', 'aprovada', 'emServico']),
          lt(ordens.previstaPara, dia),
          sql`${ordens.avisadaPara} is distinct from ${ordens.previstaPara}`,
        ),
      )
      .orderBy(asc(ordens.numero))
      .for('update', { skipLocked: true })
    for (const { id, numero, previstaPara } of late) {
      await alertStaff(tx, {
        tipo: 'ordemAtrasada',
        texto: `Ordem ${numero}, prometida para ${formatDay(previstaPara ?? dia)}.`,
        caminho: `/oficina/ordens/${id}`,
        em: now,
      })
      await tx.update(ordens).set({ avisadaPara: previstaPara }).where(eq(ordens.id, id))
    }
  })
}
