import { and, eq, gt } from 'drizzle-orm'
import type { JobContext } from '#platform/infrastructure/jobs/job.ts'
import { keyHash, newKey } from '#platform/infrastructure/security/keys.ts'
import { clientes, pedidosDeAcesso as pedidos } from '../tables.ts'
import { CODE_MINUTES, codeHash, newCode, PASSWORD_LINK_MINUTES } from './access-keys.ts'

/** Sends the requested code or link, if there is an account. */
export async function sendAccess(context: JobContext, { id }: { id: string }): Promise<void> {
  const { db, now, mail, idTarefa, storeUrl } = context
  const [request] = await db
    .select({ uso: pedidos.uso, email: clientes.email, nome: clientes.nomeRazao })
    .from(pedidos)
    .innerJoin(clientes, and(eq(clientes.id, pedidos.idCliente), eq(clientes.ativo, true)))
    .where(and(eq(pedidos.id, id), gt(pedidos.expiraEm, now)))
  if (!request) return
  const { uso, ...to } = request
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
  const chave = newKey()
  const hash = keyHash(chave)
  await db.update(pedidos).set({ hash }).where(eq(pedidos.id, id))
  const resetUrl = `${storeUrl}/checkout/senha/nova?chave=${chave}`
  await mail.send('password-link', { resetUrl, minutes: PASSWORD_LINK_MINUTES }, envelope)
}
