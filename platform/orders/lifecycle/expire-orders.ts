import { and, asc, eq, lte } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'
import type { PaymentContext } from '#platform/payments/payment-context.ts'
import { cancelCharges } from '../payment/cancel-charges.ts'
import { isOpen, settledMethod } from '../payment/order-money.ts'
import { refundAll } from '../payment/refund-all.ts'
import { lockLiveOrder, readWithPayments } from '../rows.ts'
import { pedidos } from '../tables.ts'
import { recordEvent } from './record-event.ts'
import { releaseGoods } from './release-goods.ts'

/** Small enough to finish soon even if the provider is slow. */
const BATCH = 100

/** How long after a failure an order is tried again. */
const RETRY_MS = 5 * 60_000

/**
 * Expires orders that were not paid in time. A failure with one order doesn't stop the others; all failures are thrown
 * at the end.
 */
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
 * Cancels the charge at its provider first: if money came in the meantime, the payment event marks the order as paid.
 * Refunds partial payments. Of an order of services only the payment attempt ends.
 */
async function expireOrder(context: PaymentContext, id: string): Promise<void> {
  const known = await readWithPayments(context.db, id)
  await cancelCharges(context, known?.pagamentos ?? [], 'expirado')
  await context.db.transaction(async (db) => {
    const tx = { ...context, db }
    const order = await lockLiveOrder(db, id)
    // Paid, extended or about to be paid in the meantime.
    if (!order?.pedido.expiraEm || order.pedido.expiraEm > context.now) return
    if (order.pagamentos.some(isOpen) || settledMethod(order)) return
    if (order.pedido.deServicos) {
      await endDeadline(db, id)
      return
    }
    if (!(await recordEvent(tx, { id, evento: 'expire', quem: 'relogio' }))) return
    await releaseGoods(tx, id)
    await refundAll(tx, { id, pagamentos: order.pagamentos, motivo: 'cancelamento' })
  })
}

/** An order of services reserves nothing, and waits for another payment attempt. */
function endDeadline(db: Database, id: string) {
  return db.update(pedidos).set({ expiraEm: null }).where(eq(pedidos.id, id))
}

function dueOrders({ db, now }: PaymentContext) {
  return db
    .select({ id: pedidos.id })
    .from(pedidos)
    .where(and(lte(pedidos.expiraEm, now), eq(pedidos.situacao, 'aguardandoPagamento')))
    .orderBy(asc(pedidos.expiraEm))
    .limit(BATCH)
}

/** Postpones an order, so that one that always fails doesn't block the others. */
function putOff({ db, now }: PaymentContext, id: string) {
  return db
    .update(pedidos)
    .set({ expiraEm: new Date(now.getTime() + RETRY_MS) })
    .where(and(eq(pedidos.id, id), lte(pedidos.expiraEm, now)))
}
