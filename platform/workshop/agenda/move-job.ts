import { and, eq, inArray, sql } from 'drizzle-orm'
import type { WorkshopAgendaDay } from '#contract/orders/workshop/services.ts'
import { saoPauloClock } from '#domain/time/business-days-clock.ts'
import { formatDay } from '#domain/time/format-date.ts'
import { isOpenWork, WORK_SITUATIONS } from '#domain/workshop/work-order-situation.ts'
import { daysOf, moveWork } from '#platform/catalog/services/capacity/book-work.ts'
import { bookedPlan } from '#platform/catalog/services/capacity/work-plan.ts'
import type { Database } from '#platform/database/connect.ts'
import { recordChange } from '#platform/infrastructure/audit/record-change.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { enqueue } from '#platform/infrastructure/jobs/enqueue.ts'
import { lockOrderOfWork } from '#platform/orders/lifecycle/serviced-order.ts'
import { followWork } from '../follow-work.ts'
import { WORK_ORDER_MAIL } from '../mail/work-order-mail.ts'
import { findWorkOrder } from '../rows.ts'
import { ordensServico as ordens, ordensOrcamentos, type WorkOrderRow } from '../tables.ts'
import { dayOf } from './get-agenda.ts'

type MoveJobInput = { tipo: 'pedido' | 'ordem'; id: string; dia: string; para: string; avisar: boolean }

/**
 * Moves what is booked for an order that nobody has paid yet, or for a work order, on a day to another one, whether it
 * is full or not. The promised day and the delivery of its order follow; with `avisar`, the customer is written to.
 * Returns the other day. Refuses `OrdemInexistente` for what has nothing on the day, `OrdemNaoPermite` for what is done
 * or an order that has been paid, and `CamposInvalidos` for a day that has passed.
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
    const inside = { ...context, db: tx }
    const ordem = tipo === 'ordem' ? await lockOpenWork(tx, id) : null
    const idPedido = ordem ? ordem.idPedido : id
    if (!ordem) await lockOrderOfWork(tx, id)
    const origin = ordem ? { idOrdem: id } : { idPedido: id }
    // Once an order is paid, its work orders have its time.
    if (!(await moveWork(tx, { ...origin, de: dia, para })))
      throw refuse(ordem ? 'OrdemInexistente' : 'OrdemNaoPermite')
    if (ordem) await promise(inside, ordem, avisar)
    if (idPedido !== null) await followWork(inside, idPedido)
    await recordChange(tx, context, {
      acao: 'oficina.trabalho-movido',
      alvo: { tipo: 'oficina', id: para, nome: formatDay(para) },
      antes: { dia },
      depois: { dia: para },
    })
  })

  return dayOf(context, para)
}

/** A work order whose order is locked first. Refuses `OrdemNaoPermite` for one that is over. */
async function lockOpenWork(tx: Database, id: string): Promise<WorkOrderRow> {
  const { idPedido } = await findWorkOrder(tx, id)
  if (idPedido !== null) await lockOrderOfWork(tx, idPedido)
  const [ordem] = await tx
    .select()
    .from(ordens)
    .where(and(eq(ordens.id, id), inArray(ordens.situacao, WORK_SITUATIONS.filter(isOpenWork))))
    .for('update')
  if (!ordem) throw refuse('OrdemNaoPermite', undefined, 'Este trabalho já terminou.')

  return ordem
}

/** Promises the day on which a work order is ready by all that is booked for it. */
async function promise(context: RequestContext, work: WorkOrderRow, avisar: boolean): Promise<void> {
  const { db, now } = context
  const { id, previstaPara, email } = work
  const { pronta } = bookedPlan(context, await daysOf(db, { idOrdem: id }), await waitOf(context, work))
  if (pronta === previstaPara) return
  await db
    .update(ordens)
    .set({ previstaPara: pronta, alteradoEm: now, versao: sql`${ordens.versao} + 1` })
    .where(eq(ordens.id, id))
  if (avisar && email !== '') await enqueue(db, WORK_ORDER_MAIL, { id, tipo: 'novoDia' })
}

/** The business days beyond the work: of its services, and of what was approved since. */
async function waitOf({ db }: RequestContext, { id, servicos }: WorkOrderRow): Promise<number> {
  const approved = await db
    .select({ dias: ordensOrcamentos.dias })
    .from(ordensOrcamentos)
    .where(and(eq(ordensOrcamentos.idOrdem, id), eq(ordensOrcamentos.situacao, 'aprovado')))

  return Math.max(0, ...[...servicos, ...approved].map(({ dias }) => dias))
}
