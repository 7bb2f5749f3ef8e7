import { and, asc, eq, lte } from 'drizzle-orm'
import type { PaymentContext } from '#platform/payments/payment-context.ts'
import { giveUp } from '../payment/cancel-charges.ts'
import { isOpen, settledMethod } from '../payment/order-money.ts'
import { refundAll } from '../payment/refund-all.ts'
import { lockLiveOrder, readWithPayments } from '../rows.ts'
import { pedidos } from '../tables.ts'
import { recordEvent } from './record-event.ts'
import { releaseGoods } from './release-goods.ts'

/** Few enough that a slow provider is done before long. */
const BATCH = 100

/** What could not be ended, since a provider did not answer, is tried again after so long. */
const RETRY_MS = 5 * 60_000

/** Ends the orders that were not paid in time. What one of them breaks stops no other; all failures are thrown at the end. */
export async function expireOrders(context: PaymentContext): Promise<void> {
  const failures: unknown[] = []
  for (const { id } of await dueOrders(context)) {
    try {
      await expireOrder(context, id)
    } catch (error) {
      failures.push(error)
      await putOff(context, id)
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} orders could not expire.`)
}

/**
 * The charge is given up at its provider first: money that came meanwhile wins, and the order is paid by its news. What came
 * in part goes back.
 */
async function expireOrder(context: PaymentContext, id: string): Promise<void> {
  const known = await readWithPayments(context.db, id)
  await giveUp(context, known?.pagamentos ?? [], 'expirado')
  await context.db.transaction(async (db) => {
    const tx = { ...context, db }
    const order = await lockLiveOrder(db, id)
    // Paid, given another deadline, or about to be: somebody was faster.
    if (!order?.pedido.expiraEm || order.pedido.expiraEm > context.agora) return
    if (order.pagamentos.some(isOpen) || settledMethod(order)) return
    if (!(await recordEvent(tx, { id, evento: 'expire', quem: 'relogio' }))) return
    await releaseGoods(tx, id)
    await refundAll(tx, { id, pagamentos: order.pagamentos, motivo: 'cancelamento' })
  })
}

function dueOrders({ db, agora }: PaymentContext) {
  return db
    .select({ id: pedidos.id })
    .from(pedidos)
    .where(and(lte(pedidos.expiraEm, agora), eq(pedidos.situacao, 'aguardandoPagamento')))
    .orderBy(asc(pedidos.expiraEm))
    .limit(BATCH)
}

/** So that those that always fail keep no others from their turn. */
function putOff({ db, agora }: PaymentContext, id: string) {
  return db
    .update(pedidos)
    .set({ expiraEm: new Date(agora.getTime() + RETRY_MS) })
    .where(and(eq(pedidos.id, id), lte(pedidos.expiraEm, agora)))
}
