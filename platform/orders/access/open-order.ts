import { type LinkStage, linkStage } from '#domain/order/link-stage.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { sameSecret } from '#platform/payments/providers/signature.ts'
import { lastStep } from '../lifecycle/steps.ts'
import { type AnyOrderRows, readAnyOrder } from '../rows.ts'
import { orderKey } from './order-key.ts'

/** An order, and what opens it to who bought without an account. */
export type Which = { id: string; chave?: string | undefined }

/**
 * The order, for the customer whose it is and for who holds its key. For everybody else there is no such order: refuses
 * `PedidoInexistente`, and nobody learns which of these it was. Refuses `LinkVencido` to who holds a key that is over.
 */
export async function openOrder(context: Opening, which: Which): Promise<AnyOrderRows> {
  return (await openOrderAs(context, which)).facts
}

/** The same, with what its reader comes by: null for the customer whose order it is. */
export async function openOrderAs(
  context: Opening,
  { id, chave }: Which,
): Promise<{ facts: AnyOrderRows; link: LinkStage | null }> {
  const facts = await readAnyOrder(context.db, { id, sessao: context.sessao })
  if (!facts) throw refuse('PedidoInexistente')
  const { pedido, idVisitante } = facts
  if (pedido.idCliente !== null && pedido.idCliente === idVisitante) return { facts, link: null }
  if (chave === undefined || !sameSecret(chave, orderKey(context, pedido))) throw refuse('PedidoInexistente')
  const link = linkStage({ desde: lastStep(facts), agora: context.agora })
  if (link === 'over') throw refuse('LinkVencido')

  return { facts, link }
}

type Opening = Pick<RequestContext, 'db' | 'sessao' | 'signLink' | 'agora'>
