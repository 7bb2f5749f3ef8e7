import { eq } from 'drizzle-orm'
import type { JobContext } from '#platform/infrastructure/jobs/job.ts'
import { keyHash, newKey } from '#platform/infrastructure/security/keys.ts'
import { findReceivedOrder } from '#platform/orders/buyer/received-orders.ts'
import { convites } from '../tables.ts'
import { hasLeftInvitations } from './leave-invitations.ts'

/** Sends an invitation with a new key, unless its recipient has opted out in the meantime. */
export async function sendInvitation(context: JobContext, { id }: { id: number }): Promise<void> {
  const { db, mail, idTarefa, storeUrl } = context
  const [convite] = await db.select({ idPedido: convites.idPedido }).from(convites).where(eq(convites.id, id))
  const order = convite && (await findReceivedOrder(context, convite.idPedido))
  if (!order || (await hasLeftInvitations(db, order.email))) return

  const key = newKey()
  await db
    .update(convites)
    .set({ chaveHash: keyHash(key) })
    .where(eq(convites.id, id))
  const unsubscribeUrl = `${storeUrl}/avaliar/sair?key=${key}`
  const { nome, email, nomes } = order
  await mail.send(
    'evaluation-request',
    { link: `${storeUrl}/avaliar/compra?key=${key}`, unsubscribeUrl, produtos: nomes },
    { id: idTarefa, to: { nome, email }, unsubscribeUrl },
  )
}
