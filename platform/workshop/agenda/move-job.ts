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
 * Moves what is booked for an order or a work order on a day to another one, whether it is full or not. The promised day
 * and the delivery of its order follow; with `avisar`, the customer is written to. Returns the other day. Refuses `OrdemInexistente` for what has nothing
 * on the day, `OrdemNaoPermite` for what is done, and `CamposInvalidos` for a day that has passed.
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
    const { idPedido, works } = await lockWorks(tx, { tipo, id })
    const origin = tipo === 'pedido' ? { idPedido: id } : { idOrdem: id }
    if (works.length === 0 && (await isOver(tx, { tipo, id })))
      throw refuse('OrdemNaoPermite', undefined, 'Este trabalho já terminou.')
    if (!(await moveWork(tx, { ...origin, de: dia, para }))) throw refuse('OrdemInexistente')
    for (const work of works) await promise(inside, work, avisar)
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

/** The open work orders of a job, none before the payment, and its order, which is locked first. */
async function lockWorks(tx: Database, { tipo, id }: Pick<MoveJobInput, 'tipo' | 'id'>) {
  const idPedido = tipo === 'pedido' ? id : (await findWorkOrder(tx, id)).idPedido
  if (idPedido !== null) await lockOrderOfWork(tx, idPedido)
  const works = await tx
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

  return { idPedido, works }
}

/** What is done has its past days in the agenda. An order that nobody has paid yet has no work orders. */
async function isOver(tx: Database, { tipo, id }: Pick<MoveJobInput, 'tipo' | 'id'>): Promise<boolean> {
  return (await tx.$count(ordens, eq(tipo === 'pedido' ? ordens.idPedido : ordens.id, id))) > 0
}

/** Promises the day on which a work order is ready by all that is booked for it. */
async function promise(context: RequestContext, work: WorkOrderRow, avisar: boolean): Promise<void> {
  const { db, now } = context
  const { id, idPedido, previstaPara, email } = work
  const own = await daysOf(db, { idOrdem: id })
  const ofOrder = idPedido === null ? [] : await daysOf(db, { idPedido })
  const dias = [...own, ...ofOrder].toSorted((a, b) => (a.dia < b.dia ? -1 : 1))
  const { pronta } = bookedPlan(context, dias, await waitOf(context, work))
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
