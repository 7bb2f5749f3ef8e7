import { and, eq, gt } from 'drizzle-orm'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { findReceivedOrder, type ReceivedOrder } from '#platform/orders/buyer/received-orders.ts'
import { keyHash } from '../link-key.ts'
import { convites } from '../tables.ts'

export type Invitation = { id: number; order: ReceivedOrder }

/** The invitation that this key was sent with, and the order that it is about. Refuses `ChaveInvalida`. */
export async function findInvitation(
  context: Pick<RequestContext, 'db' | 'agora'>,
  key: string,
): Promise<Invitation> {
  const { db, agora } = context
  const [convite] = await db
    .select({ id: convites.id, idPedido: convites.idPedido })
    .from(convites)
    .where(and(eq(convites.chaveHash, keyHash(key)), gt(convites.expiraEm, agora)))
  const order = convite && (await findReceivedOrder(context, convite.idPedido))
  if (!order) throw refuse('ChaveInvalida')

  return { id: convite.id, order }
}
