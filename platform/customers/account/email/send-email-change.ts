import { and, eq, gt } from 'drizzle-orm'
import { newKey, PASSWORD_LINK_MINUTES } from '#platform/customers/auth/access-keys.ts'
import { clientes, pedidosDeAcesso as pedidos } from '#platform/customers/tables.ts'
import type { JobContext } from '#platform/infrastructure/jobs/job.ts'

/**
 * Sends the link that makes another mailbox the account's to that mailbox. Where it has an account of its own, it learns just
 * that.
 */
export async function sendEmailChange(context: JobContext, { id }: { id: string }): Promise<void> {
  const { db, agora, mail, idTarefa, storeUrl } = context
  const [asked] = await db
    .select({ email: pedidos.email, nome: clientes.nomeRazao })
    .from(pedidos)
    .innerJoin(clientes, and(eq(clientes.id, pedidos.idCliente), eq(clientes.ativo, true)))
    .where(and(eq(pedidos.id, id), gt(pedidos.expiraEm, agora)))
  if (!asked?.email) return
  const { email, nome } = asked
  if ((await db.$count(clientes, eq(clientes.email, email))) > 0) {
    const urls = { loginUrl: `${storeUrl}/checkout/acesso/`, recoveryUrl: `${storeUrl}/checkout/senha` }
    await mail.send('sign-up-known', urls, { id: idTarefa, to: { nome: '', email } })
    await db.delete(pedidos).where(eq(pedidos.id, id))
    return
  }

  const { chave, hash } = newKey()
  await db.update(pedidos).set({ hash }).where(eq(pedidos.id, id))
  await mail.send(
    'email-change',
    { confirmUrl: `${storeUrl}/minha-conta/email?chave=${chave}`, minutes: PASSWORD_LINK_MINUTES },
    { id: idTarefa, to: { nome, email } },
  )
}
