import { eq } from 'drizzle-orm'
import type { OwnWorkOrder } from '#contract/orders/workshop/own-work-orders.ts'
import { countTry } from '#platform/customers/tries/count-try.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { ordensOrcamentos as orcamentos } from '../tables.ts'
import { writeMessage } from '../write-message.ts'
import { getOwnWorkOrder } from './get-own-work-order.ts'
import { lockQuote, type QuoteAccess } from './lock-quote.ts'
import { openWorkOrder } from './open-work-order.ts'

/**
 * Requests another quote in place of one that expired, by a message to the workshop. Requested again, nothing happens.
 * Refuses as `openWorkOrder` does, `TentativasDemais`, and `OrdemNaoPermite` for a quote that is open or was answered or
 * withdrawn.
 */
export async function requestQuote(context: RequestContext, access: QuoteAccess): Promise<OwnWorkOrder> {
  await openWorkOrder(context, access)
  await countTry(context, 'workshop', access.id)
  const { now } = context
  await context.db.transaction(async (tx) => {
    const { ordem, quote } = await lockQuote(tx, access)
    if (quote.situacao !== 'enviado' || quote.validoAte > now) throw refuse('OrdemNaoPermite')
    if (quote.outroPedidoEm !== null) return
    await tx.update(orcamentos).set({ outroPedidoEm: now }).where(eq(orcamentos.id, quote.id))
    const texto = `O orçamento ${quote.numero} venceu. Pode mandar outro?`
    await writeMessage(tx, { ordem, quem: 'cliente', nome: ordem.nome, texto, now })
  })

  return getOwnWorkOrder(context, access)
}
