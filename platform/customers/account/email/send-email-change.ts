import { and, eq, gt } from 'drizzle-orm'
import { PASSWORD_LINK_MINUTES } from '#platform/customers/auth/access-keys.ts'
import { clientes, pedidosDeAcesso as pedidos } from '#platform/customers/tables.ts'
import type { JobContext } from '#platform/infrastructure/jobs/job.ts'
import { keyHash, newKey } from '#platform/infrastructure/security/keys.ts'

/** Sends the link that confirms a new e-mail address. If the address has an account of its own, mails that instead. */
export async function sendEmailChange(context: JobContext, { id }: { id: string }): Promise<void> {
  const { db, now, mail, idTarefa, storeUrl } = context
  const [request] = await db
    .select({ email: pedidos.email, nome: clientes.nomeRazao })
    .from(pedidos)
    .innerJoin(clientes, and(eq(clientes.id, pedidos.idCliente), eq(clientes.ativo, true)))
    .where(and(eq(pedidos.id, id), gt(pedidos.expiraEm, now)))
  if (!request?.email) return
  const { email, nome } = request
  if ((await db.$count(clientes, eq(clientes.email, email))) > 0) {
    const urls = { loginUrl: `${storeUrl}/checkout/acesso/`, recoveryUrl: `${storeUrl}/checkout/senha` }
    await mail.send('sign-up-known', urls, { id: idTarefa, to: { nome: '', email } })
    await db.delete(pedidos).where(eq(pedidos.id, id))
    return
  }

  const chave = newKey()
  const hash = keyHash(chave)
  await db.update(pedidos).set({ hash }).where(eq(pedidos.id, id))
  await mail.send(
    'email-change',
    { confirmUrl: `${storeUrl}/minha-conta/email?chave=${chave}`, minutes: PASSWORD_LINK_MINUTES },
    { id: idTarefa, to: { nome, email } },
  )
}
