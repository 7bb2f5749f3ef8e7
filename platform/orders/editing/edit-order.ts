import { eq } from 'drizzle-orm'
import type { AdminOrder } from '#contract/orders/admin-orders.ts'
import type { OrderEdit } from '#contract/orders/order-edit.ts'
import { stockChange } from '#domain/cart/checkout/checkout-changes.ts'
import { formatBRL } from '#domain/money/format-money.ts'
import { releaseWork } from '#platform/catalog/services/capacity/book-work.ts'
import { changeReservation } from '#platform/catalog/stock/reservations/change-reservation.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { enqueue } from '#platform/infrastructure/jobs/enqueue.ts'
import { changePromotionUses } from '#platform/marketing/promotions/uses/change-promotion-uses.ts'
import { type OpenedPayment, openPayment } from '#platform/payments/charges/open-payment.ts'
import { sendPayment } from '#platform/payments/charges/send-payment.ts'
import { ProviderUnavailable } from '#platform/payments/port.ts'
import { getStoreOrder } from '../access/get-store-order.ts'
import { actOnOrder } from '../lifecycle/act-on-order.ts'
import { editPurchases } from '../lifecycle/list-purchases.ts'
import { bookOrderWork, leaveWorkshop, moveDelivery } from '../lifecycle/order-work.ts'
import { ORDER_WORK } from '../lifecycle/work-jobs.ts'
import { MAIL_AFTER, ORDER_MAIL } from '../mail/order-mail.ts'
import { cancelCharges } from '../payment/cancel-charges.ts'
import { chargeRequest } from '../payment/charge-request.ts'
import { deadlineOf } from '../payment/deadline-of.ts'
import { isOpen } from '../payment/order-money.ts'
import { changeCredits } from '../returns/trade-ins/spend-credits.ts'
import { type ItemRow, isOwnRow, lockLiveOrder, type OrderRow, type OrderRows, readOrder } from '../rows.ts'
import { pedidos, pedidosItens, pedidosMudancas } from '../tables.ts'
import { mayEdit } from './may-edit.ts'
import { type EditPlan, planEdit } from './plan-edit.ts'

/**
 * Changes the goods, the address or the freight of an unpaid order. Cancels its open charges first, so that nobody pays
 * the old total; then opens another charge of the same method (a card is for the buyer to enter again) and writes to
 * the buyer. Refuses as `planEdit` does, `CompraMudou` if stock is missing, `PromocaoEsgotada` and `PromocaoJaUsada` if
 * promotion uses are, and `ProvedorIndisponivel` if the old charge can't be cancelled.
 */
export async function editOrder(context: RequestContext, edit: OrderEdit): Promise<AdminOrder> {
  const { id } = edit
  const acting = await actOnOrder(context, 'pedidos.editar', id)
  const rows = await readOrder(context.db, { id, sessao: null })
  if (!rows) throw refuse('PedidoInexistente')
  const plan = await planEdit(context, rows, edit)
  // Before any charge is cancelled.
  await rehearse(context, rows, plan)
  await cancelCharges(context, rows.pagamentos).catch((error: unknown) => {
    if (!(error instanceof ProviderUnavailable)) throw error
    throw Object.assign(refuse('ProvedorIndisponivel'), { cause: error })
  })
  const payment = await context.db.transaction(async (db) => {
    const tx = { ...context, db }
    const locked = await lockLiveOrder(db, id)
    // Paid, charged by another method or edited by somebody else in the meantime.
    if (!locked || !mayEdit(locked) || locked.pagamentos.some(isOpen) || locked.pedido.versao !== edit.versao)
      throw refuse('PedidoNaoPermite')
    await reserveAll(tx, locked.pedido, plan)
    const pedido = await writePlan(tx, locked.pedido, plan, acting.by)
    await acting.note(db, 'pedido.alterado', {
      antes: auditedFields(rows),
      depois: auditedFields({ pedido, itens: plan.itens }),
    })
    await enqueue(db, ORDER_MAIL, { idPedido: id, tipo: 'alterado' }, { startAfter: MAIL_AFTER })

    return chargeAgain(tx, pedido)
  })
  // If the provider does not answer, the job enqueued by `openPayment` retries.
  if (payment) await Promise.allSettled([sendPayment(context, payment)])

  return getStoreOrder(context, edit)
}

/** Reserves everything and rolls back: missing stock is found before the old charge is cancelled. */
async function rehearse(context: RequestContext, { pedido }: OrderRows, plan: EditPlan): Promise<void> {
  await context.db
    .transaction(async (db) => {
      await reserveAll({ ...context, db }, pedido, plan)
      throw new Rehearsed()
    })
    .catch((error: unknown) => {
      if (!(error instanceof Rehearsed)) throw error
    })
}

class Rehearsed extends Error {}

/** Credits first, then stock, then promotion uses: the lock order used everywhere. */
async function reserveAll(
  context: RequestContext,
  { id, idCliente, comprador }: OrderRow,
  plan: EditPlan,
): Promise<void> {
  const { db, now } = context
  // Before the goods, as when an order ends.
  await changeCredits(context, { id, ajustes: plan.itens.flatMap(({ ajustes }) => ajustes) })
  await reserveGoods(context, id, plan)
  if (!plan.aplicadas) return
  const { documento } = comprador
  await changePromotionUses(db, {
    aplicadas: plan.aplicadas,
    pedido: id,
    comprador: { idCliente, documento },
    now,
  })
}

async function reserveGoods({ db, now }: RequestContext, pedido: string, { itens }: EditPlan): Promise<void> {
  const lacking = await changeReservation(db, {
    pedido,
    now,
    itens: itens.map(({ idSku, quantidade }) => ({ idAtributoSimples: idSku, quantidade })),
  })
  if (lacking.length === 0) return
  const mudancas = lacking.map(({ idAtributoSimples, disponivel, retidoAte }) => {
    const nome = itens.find(({ idSku }) => idSku === idAtributoSimples)?.nome ?? ''
    if (retidoAte) return stockChange({ nome, disponivel, retidoAte })
    return { tipo: 'estoque' as const, mensagem: `De ${nome} só há ${disponivel}.` }
  })
  throw refuse('CompraMudou', { mudancas }, mudancas.map(({ mensagem }) => mensagem).join(' '))
}

async function writePlan(
  context: RequestContext,
  before: OrderRow,
  plan: EditPlan,
  by: { quem: 'loja'; nome: string },
): Promise<OrderRow> {
  const { db, now } = context
  const { id, situacao: para, metodo } = before
  const { expiraEm } = deadlineOf(context, metodo, plan.pedido.total)
  const [pedido] = await db
    .update(pedidos)
    .set({ ...plan.pedido, expiraEm, alteradoEm: now, versao: before.versao + 1 })
    .where(eq(pedidos.id, id))
    .returning()
  if (!pedido || !isOwnRow(pedido)) throw new Error('A locked order is missing.')
  await writeItems({ db }, id, plan.itens)
  await editPurchases(context, pedido, plan.itens)
  if (before.naOficina) await changeWork(context, id, plan.itens)
  const nota = `De ${formatBRL(before.total)} para ${formatBRL(plan.pedido.total)}`
  await db
    .insert(pedidosMudancas)
    .values({ idPedido: id, evento: 'edit', de: para, para, ...by, nota, em: now })

  return pedido
}

/**
 * Without services left, nothing keeps the order from being sent. If it has work orders, since its payment was undone,
 * the workshop brings them in line.
 */
async function changeWork(context: RequestContext, id: string, itens: EditPlan['itens']): Promise<void> {
  await enqueue(context.db, ORDER_WORK, { idPedido: id })
  const hasWork = itens.some(({ servicos }) => servicos !== null)
  const booked = hasWork ? await bookOrderWork(context, id) : null
  if (booked || !hasWork) await moveDelivery(context, id, booked?.pronta ?? null)
  if (hasWork) return
  await releaseWork(context.db, { idPedido: id })
  await leaveWorkshop(context.db, id)
}

/** Positions count from 0 without gaps: parcels, invoices, passports and work orders name a line by its place. */
async function writeItems(
  { db }: Pick<RequestContext, 'db'>,
  id: string,
  itens: readonly ItemRow[],
): Promise<void> {
  await db.delete(pedidosItens).where(eq(pedidosItens.idPedido, id))
  await db.insert(pedidosItens).values(itens.map((item, posicao) => ({ ...item, idPedido: id, posicao })))
}

/** Null for a card: only the buyer has its number. */
function chargeAgain(context: RequestContext, pedido: OrderRow): Promise<OpenedPayment> | null {
  const { metodo, total, versao } = pedido
  if (metodo === 'cartao') return null
  const oferta = { total, parcelas: [] }

  return openPayment(
    context,
    chargeRequest(pedido, {
      metodo,
      parcelas: 1,
      oferta,
      tentativa: `edicao:${versao}`,
      prazo: deadlineOf(context, metodo, total),
    }),
  )
}

/** What the audit records of an order. The audit outlives the buyer's data, so the destination has no street. */
function auditedFields({ pedido, itens }: Pick<OrderRows, 'pedido' | 'itens'>) {
  const { endereco, frete, cupom, subtotal, totalItens, total, versao } = pedido

  return {
    total,
    versao,
    cupom,
    frete: `${frete.label}, ${formatBRL(frete.valor)}`,
    descontos: subtotal - totalItens,
    destino: endereco && `${endereco.cidade}, ${endereco.uf}, ${endereco.cep}`,
    itens: itens.map(({ sku, quantidade }) => `${quantidade} × ${sku}`),
  }
}
