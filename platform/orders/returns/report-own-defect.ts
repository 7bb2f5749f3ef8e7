import type { DefectReport, Order } from '#contract/orders/orders.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { getOrder } from '../access/get-order.ts'
import { type OrderAccess, openOrder } from '../access/open-order.ts'
import { reportDefect } from './report-defect.ts'

/** Reports a defect for the buyer. Refuses as `openOrder` and `reportDefect` do. */
export async function reportOwnDefect(
  context: RequestContext,
  { id, chave, ...report }: OrderAccess & DefectReport,
): Promise<Order> {
  const access = { id, ...(chave !== undefined && { chave }) }
  const { pedido } = await openOrder(context, access)
  await reportDefect(context, { ...report, id: pedido.id, quem: 'cliente' })

  return getOrder(context, access)
}
