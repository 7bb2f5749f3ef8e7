import type { Message } from '#contract/message.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { requireCustomer } from '../sessions/require-customer.ts'
import { revendasPedidas } from '../tables.ts'

/** Asks the merchant for a reseller's prices; asked again before an answer, the message is replaced. Refuses `LoginNecessario`. */
export async function askResale(
  context: RequestContext,
  { mensagem }: { mensagem: string },
): Promise<{ mensagens: Message[] }> {
  const { db, agora } = context
  const idCliente = await requireCustomer(context)
  const request = { mensagem, situacao: 'pendente' as const, pedidaEm: agora, respondidaEm: null }
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
