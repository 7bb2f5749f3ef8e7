import { and, asc, eq, inArray, isNull, lt, lte, sql } from 'drizzle-orm'
import { saoPauloClock } from '#domain/time/business-days-clock.ts'
import { formatDay } from '#domain/time/format-date.ts'
import { alertStaff } from '#platform/infrastructure/jobs/alert-staff.ts'
import type { JobContext } from '#platform/infrastructure/jobs/job.ts'
import { alertOfWorkOrder } from './alert-of-work-order.ts'
import { ordensOrcamentos as orcamentos, ordensServico as ordens } from './tables.ts'

/**
 * Alerts staff of work orders whose day has passed, once for each promised day, and of quotes that nobody answered in
 * time, once. May run twice.
 */
export async function alertLate(context: JobContext): Promise<void> {
  await alertOfDays(context)
  await alertOfQuotes(context)
}

async function alertOfDays({ db, now }: JobContext): Promise<void> {
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

async function alertOfQuotes({ db, now }: JobContext): Promise<void> {
  await db.transaction(async (tx) => {
    const expired = await tx
      .select({ id: orcamentos.id, idOrdem: ordens.id, numero: ordens.numero })
      .from(orcamentos)
      .innerJoin(ordens, eq(ordens.id, orcamentos.idOrdem))
      .where(
        and(
          eq(orcamentos.situacao, 'enviado'),
          isNull(orcamentos.vencimentoAvisadoEm),
          lte(orcamentos.validoAte, now),
        ),
      )
      .orderBy(asc(ordens.numero))
      .for('update', { of: orcamentos, skipLocked: true })
    for (const { id, idOrdem, numero } of expired) {
      await alertOfWorkOrder(tx, {
        id: idOrdem,
        numero,
        texto: 'O orçamento venceu sem resposta: mande outro, ou combine a retirada.',
        now,
      })
      await tx.update(orcamentos).set({ vencimentoAvisadoEm: now }).where(eq(orcamentos.id, id))
    }
  })
}
