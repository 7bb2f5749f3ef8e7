import { and, eq, gt } from 'drizzle-orm'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { keyHash } from '#platform/infrastructure/security/keys.ts'
import { findReceivedOrder, type ReceivedOrder } from '#platform/orders/buyer/received-orders.ts'
import { convites, convitesRetorno } from '../tables.ts'

export type Invitation = { id: number; order: ReceivedOrder }

/** Returns the invitation with this key, and its order. Refuses `ChaveInvalida`. */
export async function findInvitation(
  context: Pick<RequestContext, 'db' | 'now'>,
  key: string,
): Promise<Invitation> {
  const { db, now } = context
  const [convite] = await db
    .select({ id: convites.id, idPedido: convites.idPedido })
    .from(convites)
    .where(and(eq(convites.chaveHash, keyHash(key)), gt(convites.expiraEm, now)))
  const order = convite && (await findReceivedOrder(context, convite.idPedido))
  if (!order) throw refuse('ChaveInvalida')

  return { id: convite.id, order }
}

/** Returns the order of a mail with this key: an invitation, or the question after ninety days. Refuses `ChaveInvalida`. */
export async function findInvitedOrder(
  context: Pick<RequestContext, 'db' | 'now'>,
  key: string,
): Promise<ReceivedOrder> {
  const { db, now } = context
  const [invited] = await db
    .select({ idPedido: convites.idPedido })
    .from(convites)
    .where(and(eq(convites.chaveHash, keyHash(key)), gt(convites.expiraEm, now)))
    .unionAll(
      db
        .select({ idPedido: convitesRetorno.idPedido })
        .from(convitesRetorno)
        .where(and(eq(convitesRetorno.chaveHash, keyHash(key)), gt(convitesRetorno.expiraEm, now))),
    )
  const order = invited && (await findReceivedOrder(context, invited.idPedido))
  if (!order) throw refuse('ChaveInvalida')

  return order
}
