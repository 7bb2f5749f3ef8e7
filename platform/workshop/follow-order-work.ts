import { isDeepStrictEqual } from 'node:util'
import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import type * as z from 'zod'
import { variantText } from '#domain/product/variants/variant-text.ts'
import { divideDays } from '#domain/workshop/calendar.ts'
import { workOf } from '#domain/workshop/line-services.ts'
import { isOpenWork, WORK_SITUATIONS } from '#domain/workshop/work-order-situation.ts'
import { handWorkOver, releaseWork } from '#platform/catalog/services/capacity/book-work.ts'
import { bookedPlan } from '#platform/catalog/services/capacity/work-plan.ts'
import type { Database } from '#platform/database/connect.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { enqueue } from '#platform/infrastructure/jobs/enqueue.ts'
import { withdrawWork } from '#platform/orders/buyer/passports/records/work-records.ts'
import {
  bookOrderWork,
  leaveWorkshop,
  type OrderWithWork,
  readWorkOf,
} from '#platform/orders/lifecycle/order-work.ts'
import { lockOrderOfWork, returnToWorkshop } from '#platform/orders/lifecycle/serviced-order.ts'
import type { ORDER_WORK } from '#platform/orders/lifecycle/work-jobs.ts'
import { ON_THE_BENCH_AGAIN } from './change-work-order.ts'
import { endQuotes } from './end-quotes.ts'
import { recordInPassport } from './follow-change.ts'
import { followWork } from './follow-work.ts'
import { WORK_ORDER_MAIL } from './mail/work-order-mail.ts'
import { ordensMudancas, ordensServico } from './tables.ts'

/** The longest name of an instrument in a work order. */
const MAX_NAME = 160

/**
 * Brings an order's set-ups in line with it: once it is paid each line with services has a work order, with its own
 * part of the time that the order has booked, and its delivery follows from that; once it is delivered, they are too;
 * once it is cancelled, or its delivery was refused, so is what was not handed over yet, done or not. What was done
 * before its passport was issued is recorded there. Doing it again changes nothing.
 */
export async function followOrderWork(
  context: RequestContext,
  { idPedido }: z.infer<typeof ORDER_WORK.data>,
): Promise<void> {
  await context.db.transaction(async (tx) => {
    await lockOrderOfWork(tx, idPedido)
    const rows = await readWorkOf(tx, idPedido)
    if (!rows) return
    const { situacao, pagoEm, entregueEm } = rows.pedido
    const isOver = situacao === 'cancelado' || situacao === 'devolvido'
    if (isOver && !entregueEm) await cancelWork(tx, idPedido, context.now)
    else if (entregueEm) await deliverWork(tx, { idPedido, now: context.now })
    else {
      await followEdit({ ...context, db: tx }, rows)
      if (pagoEm && rows.pedido.naOficina) await openWork({ ...context, db: tx }, rows)
    }
    if (!isOver) await recordDone(tx, { idPedido, now: context.now })
  })
}

/**
 * Follows an edit of an order that has its work orders and waits for payment again, since staff undid that: with the
 * same services they keep their time, and what the edit booked beside it is released. With others they are cancelled,
 * and the order has the time of what is left until it is paid.
 */
async function followEdit(context: RequestContext, { pedido, itens }: OrderWithWork): Promise<void> {
  const { db: tx, now } = context
  const { id: idPedido } = pedido
  if (!(await isOpened(tx, idPedido))) return
  const lines = linesWithWork(itens)
  if (await isWorkOf(tx, idPedido, lines)) {
    await releaseWork(tx, { idPedido })
    await followWork(context, idPedido)
    return
  }
  await cancelWork(tx, idPedido, now)
  if (lines.length === 0) await leaveWorkshop(tx, idPedido)
}

/** Whether an order's work orders are those of its lines, including those that the store cancelled. */
async function isWorkOf(
  tx: Database,
  idPedido: string,
  lines: ReturnType<typeof linesWithWork>,
): Promise<boolean> {
  const { posicao, quantidade, servicos, situacao } = ordensServico
  const works = await tx
    .select({ posicao, quantidade, servicos, situacao })
    .from(ordensServico)
    .where(eq(ordensServico.idPedido, idPedido))

  return (
    works.every(
      (work) => work.situacao === 'cancelada' || lines.some((line) => line.posicao === work.posicao),
    ) &&
    lines.every((line) =>
      works.some(
        (work) =>
          work.posicao === line.posicao &&
          work.quantidade === line.quantidade &&
          isDeepStrictEqual(work.servicos, line.servicos),
      ),
    )
  )
}

async function openWork(context: RequestContext, { pedido, itens }: OrderWithWork): Promise<void> {
  const { db: tx, now } = context
  const { id: idPedido, comprador, idCliente } = pedido
  if (await isOpened(tx, idPedido)) return
  const lines = linesWithWork(itens)
  if (lines.length === 0) return
  const plan = await bookOrderWork(context, idPedido)
  const days = divideDays(plan?.dias ?? [], lines)
  const opened = await tx
    .insert(ordensServico)
    .values(
      lines.map(({ dias, ...line }, i) => ({
        ...line,
        idPedido,
        idCliente,
        tipo: 'regulagem' as const,
        nome: comprador.nomeRazao.slice(0, 120),
        email: comprador.email,
        celular: comprador.celular,
        documento: comprador.documento.replace(/\D/g, ''),
        situacao: 'aprovada' as const,
        previstaPara: plan && bookedPlan(context, days[i] ?? [], dias).pronta,
        criadoEm: now,
        alteradoEm: now,
      })),
    )
    // Of an order that had ended and was paid late, or whose services were edited.
    .onConflictDoUpdate({
      target: [ordensServico.idPedido, ordensServico.posicao],
      targetWhere: sql`id_pedido is not null`,
      set: {
        situacao: 'aprovada',
        instrumento: sql`excluded.instrumento`,
        quantidade: sql`excluded.quantidade`,
        // What staff wrote is about the instrument that was here before.
        numeroSerie: sql`case when ${ordensServico.instrumento} = excluded.instrumento
          then ${ordensServico.numeroSerie} else excluded.numero_serie end`,
        servicos: sql`excluded.servicos`,
        minutos: sql`excluded.minutos`,
        prontaEm: null,
        previstaPara: sql`excluded.prevista_para`,
        alteradoEm: now,
        versao: sql`${ordensServico.versao} + 1`,
      },
      setWhere: eq(ordensServico.situacao, 'cancelada'),
    })
    .returning({ id: ordensServico.id, posicao: ordensServico.posicao })
  if (plan)
    await handWorkOver(tx, {
      idPedido,
      works: opened.map(({ id, posicao }) => ({
        idOrdem: id,
        dias: days[lines.findIndex((line) => line.posicao === posicao)] ?? [],
      })),
    })
  await recordAll(tx, opened, { para: 'aprovada', em: now })
  // It may have been ready when the order ended.
  for (const { id } of opened)
    await withdrawWork(tx, { idOrdem: id, autor: '', texto: ON_THE_BENCH_AGAIN, now })
  await followWork(context, idPedido)
  // The payment came so late that the day which the buyer saw was gone.
  if (plan?.isNew) for (const { id } of opened) await enqueue(tx, WORK_ORDER_MAIL, { id, tipo: 'novoDia' })
}

/** The lines of an order that have services, as their work orders describe them, with what these take. */
function linesWithWork(itens: OrderWithWork['itens']) {
  return itens.flatMap(({ servicos, nome, atributos, quantidade, exemplar }, posicao) =>
    servicos === null
      ? []
      : [
          {
            posicao,
            quantidade,
            servicos,
            ...workOf([{ quantidade, servicos }]),
            instrumento: [nome, variantText(atributos)].filter(Boolean).join(', ').slice(0, MAX_NAME),
            numeroSerie: exemplar?.numeroSerie ?? '',
          },
        ],
  )
}

/**
 * Whether an order has its work orders already: their time shrinks as they are done, and one that the store cancelled
 * stays so. If all are cancelled, the order had ended and is paid late, or its services were edited.
 */
async function isOpened(tx: Database, idPedido: string): Promise<boolean> {
  const opened = and(eq(ordensServico.idPedido, idPedido), ne(ordensServico.situacao, 'cancelada'))

  return (await tx.$count(ordensServico, opened)) > 0
}

/** What was done before the instrument had its passport. */
async function recordDone(tx: Database, { idPedido, now }: { idPedido: string; now: Date }): Promise<void> {
  const done = await tx
    .select()
    .from(ordensServico)
    .where(and(eq(ordensServico.idPedido, idPedido), inArray(ordensServico.situacao, ['pronta', 'entregue'])))
    .orderBy(ordensServico.posicao)
  for (const ordem of done) await recordInPassport(tx, { ordem, nome: '', now })
}

async function cancelWork(tx: Database, idPedido: string, now: Date): Promise<void> {
  const cancelled = await tx
    .update(ordensServico)
    .set({ situacao: 'cancelada', alteradoEm: now, versao: sql`${ordensServico.versao} + 1` })
    .where(
      and(
        eq(ordensServico.idPedido, idPedido),
        inArray(ordensServico.situacao, [...WORK_SITUATIONS.filter(isOpenWork), 'pronta']),
      ),
    )
    .returning({ id: ordensServico.id, numero: ordensServico.numero })
  if (cancelled.length === 0) return
  await recordAll(tx, cancelled, { para: 'cancelada', em: now })
  // Paid after all, the order waits for the workshop again.
  await returnToWorkshop(tx, idPedido)
  // Of more work than was in the order.
  for (const ordem of cancelled) {
    await endQuotes({ db: tx, now }, { ordem, quem: 'provedor' })
    await releaseWork(tx, { idOrdem: ordem.id })
  }
}

async function deliverWork(tx: Database, { idPedido, now }: { idPedido: string; now: Date }): Promise<void> {
  const delivered = await tx
    .update(ordensServico)
    .set({
      situacao: 'entregue',
      entregueEm: now,
      alteradoEm: now,
      versao: sql`${ordensServico.versao} + 1`,
    })
    .where(and(eq(ordensServico.idPedido, idPedido), eq(ordensServico.situacao, 'pronta')))
    .returning({ id: ordensServico.id })
  await recordAll(tx, delivered, { de: 'pronta', para: 'entregue', em: now })
}

async function recordAll(
  tx: Database,
  orders: readonly { id: string }[],
  change: Pick<typeof ordensMudancas.$inferInsert, 'de' | 'para' | 'em'>,
): Promise<void> {
  if (orders.length === 0) return
  await tx
    .insert(ordensMudancas)
    .values(orders.map(({ id }) => ({ ...change, idOrdem: id, quem: 'provedor' as const })))
}
