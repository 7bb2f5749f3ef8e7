import { and, eq, inArray, sql } from 'drizzle-orm'
import type { WorkshopAgendaDay } from '#contract/orders/workshop/services.ts'
import { saoPauloClock } from '#domain/time/business-days-clock.ts'
import { formatDay } from '#domain/time/format-date.ts'
import { isOpenWork, WORK_SITUATIONS } from '#domain/workshop/work-order-situation.ts'
import { moveWork } from '#platform/catalog/services/capacity/book-work.ts'
import { bookedPlan } from '#platform/catalog/services/capacity/work-plan.ts'
import { recordChange } from '#platform/infrastructure/audit/record-change.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { enqueue } from '#platform/infrastructure/jobs/enqueue.ts'
import { WORK_ORDER_MAIL } from '../mail/work-order-mail.ts'
import { ordensServico as ordens, ordensOrcamentos, type WorkOrderRow } from '../tables.ts'
import { dayOf } from './get-agenda.ts'

type MoveJobInput = { tipo: 'pedido' | 'ordem'; id: string; dia: string; para: string; avisar: boolean }

/**
 * Moves what is booked for an order or a work order on a day to another one, whether it is full or not. The promised day
 * follows; with `avisar`, the customer is written to. Returns the other day. Refuses `OrdemInexistente` for what has nothing
 * on the day, and `CamposInvalidos` for a day that has passed.
 */
export async function moveJob(
  context: RequestContext,
  { tipo, id, dia, para, avisar }: MoveJobInput,
): Promise<WorkshopAgendaDay> {
  permit(context, 'pedidos.editar')
  if (para < saoPauloClock(context.now).dia)
    throw refuse('CamposInvalidos', {
      campos: [{ campo: 'para', mensagem: 'Escolha hoje ou um dia depois.' }],
    })
  await context.db.transaction(async (tx) => {
    const works = await lockWorks({ ...context, db: tx }, { tipo, id })
    const origin = tipo === 'pedido' ? { idPedido: id } : { idOrdem: id }
    const dias = await moveWork(tx, { ...origin, de: dia, para })
    if (dias === null) throw refuse('OrdemInexistente')
    for (const work of works)
      await promise({ ...context, db: tx }, work, {
        pronta: bookedPlan(context, dias, await waitOf({ ...context, db: tx }, work)).pronta,
        avisar,
      })
    await recordChange(tx, context, {
      acao: 'oficina.trabalho-movido',
      alvo: { tipo: 'oficina', id: para, nome: formatDay(para) },
      antes: { dia },
      depois: { dia: para },
    })
  })

  return dayOf(context, para)
}

/** The open work orders of a job; none before the payment. */
function lockWorks({ db }: RequestContext, { tipo, id }: Pick<MoveJobInput, 'tipo' | 'id'>) {
  return db
    .select()
    .from(ordens)
    .where(
      and(
        eq(tipo === 'pedido' ? ordens.idPedido : ordens.id, id),
        inArray(ordens.situacao, WORK_SITUATIONS.filter(isOpenWork)),
      ),
    )
    .orderBy(ordens.id)
    .for('update')
}

/** The business days beyond the work: of its services, and of what was approved since. */
async function waitOf({ db }: RequestContext, { id, servicos }: WorkOrderRow): Promise<number> {
  const approved = await db
    .select({ dias: ordensOrcamentos.dias })
    .from(ordensOrcamentos)
    .where(and(eq(ordensOrcamentos.idOrdem, id), eq(ordensOrcamentos.situacao, 'aprovado')))

  return Math.max(0, ...[...servicos, ...approved].map(({ dias }) => dias))
}

async function promise(
  { db, now }: RequestContext,
  { id, previstaPara, email }: WorkOrderRow,
  { pronta, avisar }: { pronta: string; avisar: boolean },
): Promise<void> {
  if (pronta === previstaPara) return
  await db
    .update(ordens)
    .set({ previstaPara: pronta, alteradoEm: now, versao: sql`${ordens.versao} + 1` })
    .where(eq(ordens.id, id))
  if (avisar && email !== '') await enqueue(db, WORK_ORDER_MAIL, { id, tipo: 'novoDia' })
}
