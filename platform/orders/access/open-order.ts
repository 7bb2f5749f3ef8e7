import { type LinkStage, linkStage } from '#domain/order/link-stage.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { Visit } from '#platform/infrastructure/context/request-context.ts'
import { sameSecret } from '#platform/payments/providers/signature.ts'
import { lastStep } from '../lifecycle/steps.ts'
import { type AnyOrderFacts, readAnyOrder } from '../rows.ts'
import { orderKey } from './order-key.ts'

/** An order, and what opens it to who bought without an account. */
export type Which = { id: string; chave?: string | undefined }

/**
 * The order, for the customer whose it is and for who holds its key. For everybody else there is no such order: refuses
 * `PedidoInexistente`, and nobody learns which of these it was. Refuses `LinkVencido` to who holds a key that is over.
 */
export async function openOrder(visit: Opening, which: Which): Promise<AnyOrderFacts> {
  return (await openOrderAs(visit, which)).facts
}

/** The same, with what its reader comes by: null for the customer whose order it is. */
export async function openOrderAs(
  visit: Opening,
  { id, chave }: Which,
): Promise<{ facts: AnyOrderFacts; link: LinkStage | null }> {
  const facts = await readAnyOrder(visit.db, { id, sessao: visit.sessao })
  if (!facts) throw refuse('PedidoInexistente')
  const { pedido, idVisitante } = facts
  if (pedido.idCliente !== null && pedido.idCliente === idVisitante) return { facts, link: null }
  if (chave === undefined || !sameSecret(chave, orderKey(visit, pedido))) throw refuse('PedidoInexistente')
  const link = linkStage({ desde: lastStep(facts), agora: visit.agora })
  if (link === 'over') throw refuse('LinkVencido')

  return { facts, link }
}

type Opening = Pick<Visit, 'db' | 'sessao' | 'signLink' | 'agora'>
