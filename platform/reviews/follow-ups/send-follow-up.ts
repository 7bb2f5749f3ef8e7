import { eq } from 'drizzle-orm'
import type { JobContext } from '#platform/infrastructure/jobs/job.ts'
import { keyHash, newKey } from '#platform/infrastructure/security/keys.ts'
import { findReceivedOrder } from '#platform/orders/buyer/received-orders.ts'
import { hasLeftInvitations } from '../invitations/leave-invitations.ts'
import { convitesRetorno } from '../tables.ts'

/** Asks what changed since a delivery, with a new key, unless the recipient has opted out in the meantime. */
export async function sendFollowUp(context: JobContext, { id }: { id: number }): Promise<void> {
  const { db, mail, idTarefa, storeUrl } = context
  const [invited] = await db
    .select({ idPedido: convitesRetorno.idPedido })
    .from(convitesRetorno)
    .where(eq(convitesRetorno.id, id))
  const order = invited && (await findReceivedOrder(context, invited.idPedido))
  if (!order || (await hasLeftInvitations(db, order.email))) return

  const key = newKey()
  await db
    .update(convitesRetorno)
    .set({ chaveHash: keyHash(key) })
    .where(eq(convitesRetorno.id, id))
  const unsubscribeUrl = `${storeUrl}/avaliar/sair?key=${key}`
  const { nome, email, nomes } = order
  await mail.send(
    'evaluation-follow-up',
    { link: `${storeUrl}/avaliar/depois?key=${key}`, unsubscribeUrl, produtos: nomes },
    { id: idTarefa, to: { nome, email }, unsubscribeUrl },
  )
}
