import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm'
import { deliveryAfterWork } from '#domain/workshop/delivery-after-work.ts'
import { workOf } from '#domain/workshop/line-services.ts'
import { type UnpaidBill, unpaidWords } from '#domain/workshop/unpaid-work.ts'
import { type BookedWork, bookWork } from '#platform/catalog/services/capacity/book-work.ts'
import type { Work } from '#platform/catalog/services/capacity/work-plan.ts'
import type { Database } from '#platform/database/connect.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { lockOrder, type OrderRows, readOrder } from '../rows.ts'
import { pedidos, pedidosItens } from '../tables.ts'

/**
 * Books the workshop's time for the services of an order that is paid now, in the caller's transaction, after all other
 * locks. What it has booked stays unless its day has come too near. Returns null for an order without services, or if there
 * is no time.
 */
export async function bookOrderWork(
  context: Pick<RequestContext, 'settings' | 'now'> & { db: Database },
  idPedido: string,
): Promise<BookedWork | null> {
  const work = await workOfOrder(context.db, idPedido)

  return work.minutos === 0 ? null : bookWork(context, { idPedido, ...work })
}

/** What the workshop has to do for all items of an order. */
export async function workOfOrder(db: Database, idPedido: string): Promise<Work> {
  const lines = await db
    .select({ quantidade: pedidosItens.quantidade, servicos: pedidosItens.servicos })
    .from(pedidosItens)
    .where(eq(pedidosItens.idPedido, idPedido))

  return workOf(lines.map(({ quantidade, servicos }) => ({ quantidade, servicos: servicos ?? [] })))
}

/**
 * Moves what the freight of an order promises to what follows from the day on which its work is ready; null once it has
 * none. Locks the order.
 */
export async function moveDelivery(
  { db, settings }: Pick<RequestContext, 'db' | 'settings'>,
  idPedido: string,
  pronta: string | null,
): Promise<void> {
  const pedido = await lockOrder(db, idPedido)
  if (!pedido) return
  const { pagoEm, criadoEm } = pedido
  const { oficina, ...frete } = pedido.frete
  const time = deliveryAfterWork(pedido.frete, {
    pronta,
    paidAt: pagoEm ?? criadoEm,
    hours: settings.sistema.frete,
  })
  await db
    .update(pedidos)
    .set({ frete: { ...frete, ...time } })
    .where(eq(pedidos.id, idPedido))
}

/** Whether the workshop had something to do for an order. */
export async function hasWork(tx: Database, idPedido: string): Promise<boolean> {
  const serviced = and(eq(pedidosItens.idPedido, idPedido), isNotNull(pedidosItens.servicos))

  return (await tx.$count(pedidosItens, serviced)) > 0
}

/** An order with its items, for the workshop. */
export function readWorkOf(tx: Database, idPedido: string): Promise<OrderRows | undefined> {
  return readOrder(tx, { id: idPedido, sessao: null })
}

export type OrderWithWork = OrderRows

/** Lets an order be sent or handed over, once the workshop is done with it. */
export async function leaveWorkshop(tx: Database, idPedido: string): Promise<void> {
  await tx.update(pedidos).set({ naOficina: false }).where(eq(pedidos.id, idPedido))
}

/** Refuses `PedidoNaOficina`. */
export function refuseInWorkshop(pedido: { naOficina: boolean } | undefined): void {
  if (pedido?.naOficina) throw refuse('PedidoNaOficina')
}

/** Bills of more work on the instruments of an order that nobody has paid, oldest first. */
export function unpaidWork(db: Database, idPedido: string): Promise<UnpaidBill[]> {
  return db
    .select({ id: pedidos.id, numero: pedidos.numero, total: pedidos.total })
    .from(pedidos)
    .where(
      and(
        eq(pedidos.servicosDe, idPedido),
        inArray(pedidos.situacao, ['aguardandoPagamento', 'pagamentoEmAnalise']),
      ),
    )
    .orderBy(asc(pedidos.numero))
}

/** Refuses `ServicoAPagar` while more work on an order's instruments is not paid. */
export async function refuseUnpaidWork(tx: Database, idPedido: string): Promise<void> {
  refuseUnpaid(await unpaidWork(tx, idPedido))
}

/** Refuses `ServicoAPagar`, if there are any bills. */
export function refuseUnpaid(bills: readonly UnpaidBill[]): void {
  if (bills.length > 0) throw refuse('ServicoAPagar', undefined, unpaidWords(bills))
}
