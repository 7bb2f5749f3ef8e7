import type { AdminOrder } from '#contract/orders/admin-orders.ts'
import type { DefectReport } from '#contract/orders/orders.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { getStoreOrder } from '../access/get-store-order.ts'
import { actOnOrder } from '../lifecycle/act-on-order.ts'
import { reportDefect } from './report-defect.ts'

/** Records a defect that the buyer reported to the store. Refuses as `reportDefect` does. */
export async function reportStoreDefect(
  context: RequestContext,
  report: DefectReport & { id: string },
): Promise<AdminOrder> {
  const { id, escolha } = report
  const { by, note } = await actOnOrder(context, 'pedidos.editar', id)
  await context.db.transaction(async (db) => {
    await reportDefect({ ...context, db }, { ...report, ...by })
    await note(db, 'pedido.defeito-aberto', { depois: { escolha } })
  })

  return getStoreOrder(context, { id })
}
