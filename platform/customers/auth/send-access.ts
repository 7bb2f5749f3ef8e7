import { and, eq, gt } from 'drizzle-orm'
import type { JobContext } from '#platform/infrastructure/jobs/job.ts'
import { clientes, pedidosDeAcesso as pedidos } from '../tables.ts'
import { CODE_MINUTES, codeHash, newCode, newKey, PASSWORD_LINK_MINUTES } from './access-keys.ts'

/** Sends the code or the link that was asked for, if there is an account to send it to. */
export async function sendAccess(context: JobContext, { id }: { id: string }): Promise<void> {
  const { db, agora, mail, idTarefa, storeUrl } = context
  const [asked] = await db
    .select({ uso: pedidos.uso, email: clientes.email, nome: clientes.nomeRazao })
    .from(pedidos)
    .innerJoin(clientes, and(eq(clientes.id, pedidos.idCliente), eq(clientes.ativo, true)))
    .where(and(eq(pedidos.id, id), gt(pedidos.expiraEm, agora)))
  if (!asked) return
  const { uso, ...to } = asked
  const envelope = { id: idTarefa, to }

  if (uso === 'codigo') {
    const codigo = newCode()
    await db
      .update(pedidos)
      .set({ hash: codeHash(id, codigo), tentativas: 0 })
      .where(eq(pedidos.id, id))
    await mail.send('login-code', { codigo, minutes: CODE_MINUTES }, envelope)
    return
  }
  const { chave, hash } = newKey()
  await db.update(pedidos).set({ hash }).where(eq(pedidos.id, id))
  const resetUrl = `${storeUrl}/checkout/senha/nova?chave=${chave}`
  await mail.send('password-link', { resetUrl, minutes: PASSWORD_LINK_MINUTES }, envelope)
}
