import type { AdminOrder } from '#contract/admin/orders.ts'
import type { DefectReport } from '#contract/orders.ts'
import type { Visit } from '#platform/visit.ts'
import { reportDefect } from '../report-defect.ts'
import { actOnOrder } from './act-on-order.ts'
import { getStoreOrder } from './get-store-order.ts'

/** The buyer told the store of a defect. Refuses as `reportDefect` does. */
export async function reportStoreDefect(
  visit: Visit,
  report: DefectReport & { id: string },
): Promise<AdminOrder> {
  const { id, escolha } = report
  const { by, note } = await actOnOrder(visit, 'pedidos.editar', id)
  await visit.db.transaction(async (db) => {
    await reportDefect({ ...visit, db }, { ...report, ...by })
    await note(db, 'pedido.defeito-aberto', { depois: { escolha } })
  })

  return getStoreOrder(visit, { id })
}
