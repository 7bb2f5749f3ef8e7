import { eq, sql } from 'drizzle-orm'
import { afterWorkEvent, type WorkEvent } from '#domain/workshop/work-order-situation.ts'
import type { Database } from '#platform/database/connect.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import { enqueue } from '#platform/infrastructure/jobs/enqueue.ts'
import { withdrawWork } from '#platform/orders/buyer/passports/records/work-records.ts'
import { lockOrderOfWork } from '#platform/orders/lifecycle/serviced-order.ts'
import { followChange, recordInPassport } from './follow-change.ts'
import { WORK_ORDER_MAIL, type WorkOrderMailKind } from './mail/work-order-mail.ts'
import { findWorkOrder, lockWorkOrder, readAgreement } from './rows.ts'
import { ordensServico as ordens, ordensMudancas, type WorkOrderRow } from './tables.ts'

type ChangeWorkOrderInput = {
  id: string
  event: WorkEvent
  quem: (typeof ordensMudancas.$inferInsert)['quem']
  /** The member of staff. */
  nome?: string
  nota?: string
  now: Date
}

/** Why work that was recorded in a passport is withdrawn. */
export const ON_THE_BENCH_AGAIN = 'O instrumento voltou à bancada.'

/** Locks a work order, and its order first, whose own events lock it before its work orders. Refuses `OrdemInexistente`. */
export async function lockWithOrder(tx: Database, id: string): Promise<WorkOrderRow> {
  const { idPedido } = await findWorkOrder(tx, id)
  if (idPedido !== null) await lockOrderOfWork(tx, idPedido)

  return lockWorkOrder(tx, id)
}

/**
 * Takes a work order to its next situation: locks it, writes the change and its history, gives back the time of one that
 * is over, and enqueues the mail; that of a quote names it, so it follows the quote. Call it before the answer to a quote
 * is written, which counts as agreed on afterwards. Refuses `OrdemInexistente`, and `OrdemNaoPermite` if the event can't happen now.
 */
export async function changeWorkOrder(
  tx: Database,
  { id, event, quem, nome, nota = '', now }: ChangeWorkOrderInput,
): Promise<WorkOrderRow> {
  const before = await lockWithOrder(tx, id)
  const situacao = afterWorkEvent(before.situacao, event, await readAgreement(tx, before, now))
  if (!situacao) throw refuse('OrdemNaoPermite')
  const [after] = await tx
    .update(ordens)
    .set({
      situacao,
      versao: sql`${ordens.versao} + 1`,
      alteradoEm: now,
      prontaEm: readyAt(before, event, now),
      entregueEm: event === 'deliver' || event === 'handBack' ? now : before.entregueEm,
    })
    .where(eq(ordens.id, id))
    .returning()
  if (!after) throw new Error('A locked work order is missing.')
  const [change] = await tx
    .insert(ordensMudancas)
    .values({ idOrdem: id, de: before.situacao, para: situacao, quem, nome: nome ?? null, nota, em: now })
    .returning({ id: ordensMudancas.id })
  if (event === 'finish') await recordInPassport(tx, { ordem: after, nome: nome ?? '', now })
  if (event === 'reopen')
    await withdrawWork(tx, { idOrdem: id, autor: nome ?? '', texto: ON_THE_BENCH_AGAIN, now })
  await followChange(tx, after, now)
  const mail = mailOf(after, event)
  if (mail) await enqueue(tx, WORK_ORDER_MAIL, { id, tipo: mail, mudanca: change?.id })

  return after
}

function readyAt({ prontaEm }: WorkOrderRow, event: WorkEvent, now: Date): Date | null {
  if (event === 'finish') return now

  return event === 'reopen' ? null : prontaEm
}

function mailOf({ tipo }: WorkOrderRow, event: WorkEvent): WorkOrderMailKind | null {
  if (event === 'cancel') return 'cancelada'
  // The order of the others says when its parcel leaves.
  if (tipo === 'regulagem') return null
  if (event === 'finish') return 'pronta'

  return event === 'deliver' ? 'entregue' : null
}
