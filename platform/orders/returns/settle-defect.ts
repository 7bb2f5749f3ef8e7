import { eq } from 'drizzle-orm'
import type { AdminOrder } from '#contract/orders/admin-orders.ts'
import type { DefectSettlement } from '#contract/orders/order-defect.ts'
import { formatBRL } from '#domain/money/format-money.ts'
import { areAll, DEFECT_OUTCOME_NAMES, paidFor } from '#domain/order/defect.ts'
import { changeStock } from '#platform/catalog/stock/change-stock.ts'
import { returnStock } from '#platform/catalog/stock/reservations/restock.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import type { RefundRow } from '#platform/payments/refunds/open-refund.ts'
import { getStoreOrder } from '../access/get-store-order.ts'
import { actOnOrder } from '../lifecycle/act-on-order.ts'
import { recordEvent } from '../lifecycle/record-event.ts'
import { refundAll, refundPart } from '../payment/refund-all.ts'
import { sendRefunds } from '../payment/send-refunds.ts'
import { type LockedOrder, lockLiveOrder, type OrderRows, readOrder } from '../rows.ts'
import { pedidosDefeitos } from '../tables.ts'
import { openDefect } from './open-defect.ts'

type Defect = NonNullable<Awaited<ReturnType<typeof openDefect>>>
type Settled = DefectSettlement & { defect: Defect; facts: OrderRows; order: LockedOrder }

/**
 * Ends a defect: what was bought is mended, exchanged for another that leaves the stock, paid back, made cheaper, or has none.
 * Where all of an order is paid back, so is its freight, and the order is over; else it is where it was, delivered. Pieces come
 * back to the stock only where somebody says that they can be sold. Refuses `PedidoNaoPermite` where there is none,
 * `CamposInvalidos` for a reduction beyond what the pieces cost, and `EstoqueNegativo` for an exchange that lacks.
 */
export async function settleDefect(
  context: RequestContext,
  { id, ...settlement }: DefectSettlement & { id: string },
): Promise<AdminOrder> {
  const { desfecho, aVenda, nota } = settlement
  const { by, note } = await actOnOrder(context, 'pedidos.editar', id)
  const refunds = await context.db.transaction(async (db) => {
    const tx = { ...context, db }
    const order = await lockLiveOrder(db, id)
    const facts = order && (await readOrder(db, { id, sessao: null }))
    const defect = order && (await openDefect(db, id))
    if (!order || !facts || !defect) throw refuse('PedidoNaoPermite')
    const settled = { ...settlement, defect, facts, order }
    const whole = desfecho === 'reembolsado' && areAll(facts.itens, defect.itens)
    const valor = whole ? remainingOf(order) : amountOf(settled)
    const said = [DEFECT_OUTCOME_NAMES[desfecho], valor > 0 ? formatBRL(valor) : '', nota]
    await recordEvent(tx, {
      id,
      evento: whole ? 'receiveReturn' : 'settleDefect',
      ...by,
      nota: said.filter(Boolean).join('. '),
    })
    await db
      .update(pedidosDefeitos)
      .set({ desfecho, resolvidoEm: context.agora })
      .where(eq(pedidosDefeitos.id, defect.id))
    await moveGoods(tx, settled, whole)
    await note(db, 'pedido.defeito-resolvido', { depois: { desfecho, valor, aVenda } })

    return giveBack(tx, settled, { whole, valor })
  })
  await sendRefunds(context, refunds)

  return getStoreOrder(context, { id })
}

/** All that came and did not go back. */
function remainingOf({ pagamentos }: LockedOrder): number {
  return pagamentos.reduce((sum, { recebido, estornado }) => sum + recebido - estornado, 0)
}

/** Centavos that go back where not all does. */
function amountOf({ desfecho, valor, defect, facts }: Settled): number {
  const { metodo } = facts.pedido
  const cost = paidFor(facts.itens, defect.itens, metodo === 'pix')
  if (desfecho === 'reembolsado') return cost
  if (desfecho !== 'abatido') return 0
  if (valor < 1 || valor > cost)
    throw refuse('CamposInvalidos', {
      campos: [{ campo: 'valor', mensagem: `O desconto vai de R$ 0,01 a ${formatBRL(cost)}.` }],
    })

  return valor
}

async function moveGoods(
  context: RequestContext,
  { desfecho, aVenda, defect, order }: Settled,
  whole: boolean,
): Promise<void> {
  const { db, agora } = context
  const { id, numero } = order.pedido
  const itens = (sign: 1 | -1) =>
    defect.itens.map(({ idAtributoSimples: idSku, quantidade }) => ({ idSku, quantidade: quantidade * sign }))
  const quem = permit(context, 'pedidos.editar')
  if (desfecho === 'trocado')
    await changeStock(db, {
      tipo: 'saida',
      motivo: `Troca por defeito, pedido ${numero}`,
      itens: itens(-1),
      quem,
      agora,
    })
  if (desfecho !== 'reembolsado' || !aVenda) return
  if (whole) await returnStock(db, { pedido: id, agora })
  else
    await changeStock(db, {
      tipo: 'devolucao',
      motivo: `Devolução do pedido ${numero}`,
      itens: itens(1),
      quem,
      agora,
    })
}

function giveBack(
  context: RequestContext,
  { defect, order }: Settled,
  { whole, valor }: { whole: boolean; valor: number },
): Promise<RefundRow[]> {
  const { pagamentos, pedido } = order
  if (whole) return refundAll(context, { id: pedido.id, pagamentos, motivo: 'devolucao' })

  return refundPart(context, { id: pedido.id, pagamentos, motivo: `defeito-${defect.id}`, valor })
}
