import type { AdminWorkOrder } from '#contract/orders/workshop/work-orders.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { lockWorkOrder } from '../rows.ts'
import { writeMessage } from '../write-message.ts'
import { getWorkOrder } from './get-work-order.ts'

/** Writes to the owner of an instrument. Refuses `OrdemInexistente`. */
export async function messageCustomer(
  context: RequestContext,
  { id, texto }: { id: string; texto: string },
): Promise<AdminWorkOrder> {
  const { nome } = permit(context, 'pedidos.editar')
  await context.db.transaction(async (tx) => {
    const ordem = await lockWorkOrder(tx, id)
    await writeMessage(tx, { ordem, quem: 'loja', nome, texto, now: context.now })
  })

  return getWorkOrder(context, { id })
}
