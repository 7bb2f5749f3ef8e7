import { eq } from 'drizzle-orm'
import type { AdminOrder } from '#contract/orders/admin-orders.ts'
import type { DefectSettlement } from '#contract/orders/order-defect.ts'
import { formatBRL } from '#domain/money/format-money.ts'
import { areAll, DEFECT_OUTCOME_NAMES, paidFor } from '#domain/order/defect.ts'
import { changeStock } from '#platform/catalog/stock/change-stock.ts'
import { restock } from '#platform/catalog/stock/reservations/restock.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import type { RefundRow } from '#platform/payments/refunds/open-refund.ts'
import { getStoreOrder } from '../access/get-store-order.ts'
import { removeGoneOfOrder } from '../buyer/instruments/remove-gone.ts'
import { countMissing } from '../buyer/passports/issue/count-missing.ts'
import { withdrawCameBack } from '../buyer/passports/records/withdraw-passport.ts'
import { actOnOrder } from '../lifecycle/act-on-order.ts'
import { refundPurchases } from '../lifecycle/list-purchases.ts'
import { recordEvent } from '../lifecycle/record-event.ts'
import { partOfOrder } from '../payment/order-money.ts'
import { refundAll, refundPart } from '../payment/refund-all.ts'
import { sendRefunds } from '../payment/send-refunds.ts'
import { type LockedOrder, lockLiveOrder, type OrderRows, readOrder } from '../rows.ts'
import { pedidosDefeitos } from '../tables.ts'
import { openDefect } from './open-defect.ts'
import { settleCredits } from './trade-ins/settle-credits.ts'

type Defect = NonNullable<Awaited<ReturnType<typeof openDefect>>>
type Settled = DefectSettlement & { defect: Defect; rows: OrderRows; order: LockedOrder }

/**
 * Settles a defect report: the goods were repaired, exchanged (taken off the stock), refunded, reduced in price, or
 * have no defect. If the whole order is refunded, so is its freight, and the order ends; otherwise it is delivered
 * again, credits for what was refunded end, lists of teachers miss it again, and passports of instruments that came
 * back are withdrawn, as those are from the buyer's account. Pieces are restocked only if somebody says that they can
 * be sold. Refuses `PedidoNaoPermite` if there is no report, `CamposInvalidos` for a reduction beyond the price of the
 * pieces, and `EstoqueNegativo` for an exchange without stock.
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
    const rows = order && (await readOrder(db, { id, sessao: null }))
    const defect = order && (await openDefect(db, id))
    if (!order || !rows || !defect) throw refuse('PedidoNaoPermite')
    const settled = { ...settlement, defect, rows, order }
    const whole = desfecho === 'reembolsado' && areAll(rows.itens, defect.itens)
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
      .set({ desfecho, resolvidoEm: context.now })
      .where(eq(pedidosDefeitos.id, defect.id))
    if (!whole) {
      const { itens } = defect
      const payments = order.pagamentos.map(partOfOrder)
      await settleCredits(tx, { id, desfecho, itens, valor })
      await refundPurchases(tx, order.pedido, { desfecho, itens, valor, payments })
    }
    if (!whole && (desfecho === 'reembolsado' || desfecho === 'trocado')) {
      await withdrawCameBack(tx, { id, desfecho, itens: defect.itens, autor: by.nome })
      await removeGoneOfOrder(db, id)
      await countMissing(db, id)
    }
    await moveGoods(tx, settled, whole)
    await note(db, 'pedido.defeito-resolvido', { depois: { desfecho, valor, aVenda } })

    return openRefunds(tx, settled, { whole, valor })
  })
  await sendRefunds(context, refunds)

  return getStoreOrder(context, { id })
}

/** Everything received and not refunded yet. */
function remainingOf({ pagamentos }: LockedOrder): number {
  return pagamentos.reduce((sum, { recebido, estornado }) => sum + recebido - estornado, 0)
}

/** Centavos to refund for a part of the order. */
function amountOf({ desfecho, valor, defect, rows }: Settled): number {
  const { metodo } = rows.pedido
  const cost = paidFor(rows.itens, defect.itens, metodo === 'pix')
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
  const { db, now } = context
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
      now,
    })
  if (desfecho !== 'reembolsado' || !aVenda) return
  if (whole) await restock(db, { pedido: id, now })
  else
    await changeStock(db, {
      tipo: 'devolucao',
      motivo: `Devolução do pedido ${numero}`,
      itens: itens(1),
      quem,
      now,
    })
}

function openRefunds(
  context: RequestContext,
  { defect, order }: Settled,
  { whole, valor }: { whole: boolean; valor: number },
): Promise<RefundRow[]> {
  const { pagamentos, pedido } = order
  if (whole) return refundAll(context, { id: pedido.id, pagamentos, motivo: 'devolucao' })

  return refundPart(context, { id: pedido.id, pagamentos, motivo: `defeito-${defect.id}`, valor })
}
