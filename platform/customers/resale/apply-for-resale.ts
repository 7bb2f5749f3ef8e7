import type { Message } from '#contract/message.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { requireCustomer } from '../sessions/require-customer.ts'
import { revendasPedidas } from '../tables.ts'

/**
 * Applies for reseller prices; a repeated application replaces the message of a pending one. Refuses `LoginNecessario`.
 */
export async function applyForResale(
  context: RequestContext,
  { mensagem }: { mensagem: string },
): Promise<{ mensagens: Message[] }> {
  const { db, now } = context
  const idCliente = await requireCustomer(context)
  const request = { mensagem, situacao: 'pendente' as const, pedidaEm: now, respondidaEm: null }
  await db
    .insert(revendasPedidas)
    .values({ idCliente, ...request })
    .onConflictDoUpdate({ target: revendasPedidas.idCliente, set: request })

  return {
    mensagens: [
      {
        tipo: 'sucesso',
        mensagem: 'Recebemos seu pedido. Vamos conferir seu cadastro e responder por e-mail.',
      },
    ],
  }
}
