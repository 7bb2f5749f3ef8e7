import { and, eq, max, ne } from 'drizzle-orm'
import { daysOf } from '#platform/catalog/services/capacity/book-work.ts'
import { bookedPlan } from '#platform/catalog/services/capacity/work-plan.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { moveDelivery, workOfOrder } from '#platform/orders/lifecycle/order-work.ts'
import { ordensServico as ordens } from './tables.ts'

/**
 * Brings the delivery that an order promises in line with the day on which the last of its work is promised; before it
 * is paid, that is by what is booked for it. Call it after the order is locked.
 */
export async function followWork(context: RequestContext, idPedido: string): Promise<void> {
  const { db } = context
  const [last] = await db
    .select({ dia: max(ordens.previstaPara) })
    .from(ordens)
    .where(and(eq(ordens.idPedido, idPedido), ne(ordens.situacao, 'cancelada')))
  const pronta = last?.dia ?? (await bookedDay(context, idPedido))
  if (pronta !== null) await moveDelivery(context, idPedido, pronta)
}

async function bookedDay(context: RequestContext, idPedido: string): Promise<string | null> {
  const days = await daysOf(context.db, { idPedido })
  if (days.length === 0) return null
  const { dias } = await workOfOrder(context.db, idPedido)

  return bookedPlan(context, days, dias).pronta
}
