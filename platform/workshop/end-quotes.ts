import { and, eq, isNotNull } from 'drizzle-orm'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { endBill } from '#platform/orders/lifecycle/cancel-order.ts'
import type { Actor } from '#platform/orders/lifecycle/record-event.ts'
import { ordensOrcamentos as orcamentos } from './tables.ts'
import { withdrawOpenQuote } from './withdraw-open-quote.ts'

/**
 * What follows for the quotes of a locked work order that is cancelled: the open one is withdrawn, and bills that nobody
 * has paid are cancelled. Paid ones are flagged until staff refund them.
 */
export async function endQuotes(
  { db: tx, now }: Pick<RequestContext, 'db' | 'now'>,
  { ordem: { id, numero }, ...by }: Actor & { ordem: { id: string; numero: number } },
): Promise<void> {
  await withdrawOpenQuote(tx, { id, now })
  const billed = await tx
    .select({ idPedido: orcamentos.idPedido })
    .from(orcamentos)
    .where(and(eq(orcamentos.idOrdem, id), isNotNull(orcamentos.idPedido)))
    .orderBy(orcamentos.numero)
  for (const { idPedido } of billed)
    if (idPedido !== null) await endBill({ db: tx, now }, { id: idPedido, ordem: numero, ...by })
}
