import { randomUUID } from 'node:crypto'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { enqueue } from '#platform/infrastructure/jobs/enqueue.ts'
import { getStoreOrder } from '../access/get-store-order.ts'
import { actOnOrder } from '../lifecycle/act-on-order.ts'
import { ORDER_MAIL, type ResendableMail } from './order-mail.ts'

/**
 * Sends a mail to the buyer again, once per idempotency key. Refuses `PedidoNaoPermite` if the mail no longer applies,
 * and `PedidoDeOutraLoja` for mails that the other shop sent.
 */
export async function resendMail(
  context: RequestContext,
  { id, tipo }: { id: string; tipo: ResendableMail },
): Promise<Record<string, never>> {
  const { note } = await actOnOrder(context, 'pedidos.editar', id)
  const { mails, numeroAntigo } = await getStoreOrder(context, { id })
  if (!mails.includes(tipo)) throw refuse(numeroAntigo === null ? 'PedidoNaoPermite' : 'PedidoDeOutraLoja')
  const vez = context.chaveIdempotencia ?? randomUUID()
  await context.db.transaction(async (tx) => {
    await enqueue(tx, ORDER_MAIL, { idPedido: id, tipo, vez })
    await note(tx, 'pedido.email-reenviado', { depois: { tipo } })
  })

  return {}
}
