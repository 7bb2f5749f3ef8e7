import type { PassportOfWork } from '#contract/orders/workshop/work-orders.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { passportsOfSerial } from '#platform/orders/buyer/passports/passports-of-serial.ts'

/** Which instruments with a serial number the store sold, and whether their owners miss them, to whoever takes one in. */
export async function findSerial(
  context: RequestContext,
  { numeroSerie }: { numeroSerie: string },
): Promise<{ itens: PassportOfWork[] }> {
  permit(context, 'pedidos.ver')

  return { itens: await passportsOfSerial(context.db, numeroSerie) }
}
