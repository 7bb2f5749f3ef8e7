import * as z from 'zod'
import { reserveAgain } from '#platform/catalog/stock/reservations/reserve-again.ts'
import { restock } from '#platform/catalog/stock/reservations/restock.ts'
import { recordChange } from '#platform/infrastructure/audit/record-change.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { undoReceipt } from '#platform/payments/own-pix/undo-receipt.ts'
import { recordEvent } from '../lifecycle/record-event.ts'
import { reopenDifference } from '../returns/trade-ins/difference/pay-difference.ts'
import { lockOrder, readWithPayments } from '../rows.ts'
import { settledMethod } from './order-money.ts'

/**
 * Undoes a mistaken confirmation of a Pix by the store's own key: an order that it paid, and that nobody picks yet,
 * waits for payment again and keeps its goods; the difference of a trade-in is owed again. The buyer is not mailed; the staff explain it. Refuses
 * `ConferenciaMantida` as `undoReceipt` does and for an order that went on, and `CadastroInexistente`.
 */
export async function undoOwnPix(
  context: RequestContext,
  { id, nota }: { id: string; nota: string },
): Promise<Record<string, never>> {
  const { nome } = permit(context, 'pagamentos.conferir')
  const { now } = context
  await context.db.transaction(async (db) => {
    const { referencia, descricao, valor } = await undoReceipt({ db, now }, id)
    const { success, data: idPago } = z.uuid().safeParse(referencia)
    const pedido = success ? await lockOrder(db, idPago) : undefined
    if (pedido) await reopenOrder({ db, now }, { id: pedido.id, nome, nota })
    else if (success) await reopenDifference(db, idPago)
    await recordChange(db, context, {
      acao: 'pedido.pix-desconferido',
      alvo: { tipo: 'pedido', id: referencia, nome: descricao },
      antes: { valor },
    })
  })

  return {}
}

async function reopenOrder(
  { db, now }: Pick<RequestContext, 'db' | 'now'>,
  { id, nome, nota }: { id: string; nome: string; nota: string },
): Promise<void> {
  const order = await readWithPayments(db, id)
  // Its payment event has not arrived yet, or other money pays it as well.
  if (!order || order.pedido.situacao === 'aguardandoPagamento' || settledMethod(order)) return
  if (!(await recordEvent({ db, now }, { id, evento: 'undoPayment', quem: 'loja', nome, nota })))
    throw refuse('ConferenciaMantida')
  // From sold back to reserved; nobody else can take the goods in between.
  await restock(db, { pedido: id, now })
  if (!(await reserveAgain(db, { pedido: id, now }))) throw new Error('The goods of an order are missing.')
}
