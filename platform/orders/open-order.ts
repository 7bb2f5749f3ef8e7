import { sameSecret } from '#platform/payments/signature.ts'
import { refuse } from '#platform/refuse.ts'
import type { Visit } from '#platform/visit.ts'
import { orderKey } from './order-key.ts'
import { type AnyOrderFacts, readAnyOrder } from './rows.ts'

/** An order, and what opens it to who bought without an account. */
export type Which = { id: string; chave?: string | undefined }

/**
 * The order, for the customer whose it is and for who holds its key. For everybody else there is no such order: refuses
 * `PedidoInexistente`, and nobody learns which of these it was.
 */
export async function openOrder(
  visit: Pick<Visit, 'db' | 'sessao' | 'signLink'>,
  { id, chave }: Which,
): Promise<AnyOrderFacts> {
  const facts = await readAnyOrder(visit.db, { id, sessao: visit.sessao })
  if (!facts) throw refuse('PedidoInexistente')
  const { pedido, idVisitante } = facts
  const isOwner = pedido.idCliente !== null && pedido.idCliente === idVisitante
  const holdsKey = chave !== undefined && sameSecret(chave, orderKey(visit, pedido))
  if (!isOwner && !holdsKey) throw refuse('PedidoInexistente')

  return facts
}
