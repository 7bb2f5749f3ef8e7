import type { DefectReport, Order } from '#contract/orders/orders.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { getOrder } from '../access/get-order.ts'
import { openOrder, type Which } from '../access/open-order.ts'
import { reportDefect } from './report-defect.ts'

/** The buyer tells of a defect. Refuses as `openOrder` and `reportDefect` do. */
export async function reportOwnDefect(
  context: RequestContext,
  { id, chave, ...report }: Which & DefectReport,
): Promise<Order> {
  const which = { id, ...(chave !== undefined && { chave }) }
  const { pedido } = await openOrder(context, which)
  await reportDefect(context, { ...report, id: pedido.id, quem: 'cliente' })

  return getOrder(context, which)
}
