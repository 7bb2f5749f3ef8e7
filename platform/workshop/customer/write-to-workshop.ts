import type { OwnWorkOrder } from '#contract/orders/workshop/own-work-orders.ts'
import { countTry } from '#platform/customers/tries/count-try.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { writeMessage } from '../write-message.ts'
import { getOwnWorkOrder } from './get-own-work-order.ts'
import { openWorkOrder, type WorkOrderAccess } from './open-work-order.ts'

/** Writes to the workshop about an instrument. Refuses as `openWorkOrder` does, and `TentativasDemais`. */
export async function writeToWorkshop(
  context: RequestContext,
  { texto, ...access }: WorkOrderAccess & { texto: string },
): Promise<OwnWorkOrder> {
  const { ordem } = await openWorkOrder(context, access)
  await countTry(context, 'workshop', ordem.id)
  await context.db.transaction((tx) =>
    writeMessage(tx, { ordem, quem: 'cliente', nome: ordem.nome, texto, now: context.now }),
  )

  return getOwnWorkOrder(context, access)
}
