import type { OrderShipmentLine } from '#contract/orders/order-shipments.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { planShipments } from './plan-shipments.ts'

/** Returns what a CSV of tracking codes would do. Refuses `CadastroInvalido`. */
export async function previewShipments(
  context: RequestContext,
  { csv }: { csv: string },
): Promise<{ linhas: OrderShipmentLine[] }> {
  permit(context, 'pedidos.expedir')

  return { linhas: await planShipments(context.db, csv) }
}
