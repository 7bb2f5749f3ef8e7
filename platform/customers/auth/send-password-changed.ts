import { and, eq } from 'drizzle-orm'
import type { JobContext } from '#platform/infrastructure/jobs/job.ts'
import { clientes } from '../tables.ts'

/** Tells the account's mailbox that the password is another one: who did not do it can act. */
export async function sendPasswordChanged(context: JobContext, { id }: { id: number }): Promise<void> {
  const { db, mail, idTarefa, storeUrl } = context
  const [to] = await db
    .select({ nome: clientes.nomeRazao, email: clientes.email })
    .from(clientes)
    .where(and(eq(clientes.id, id), eq(clientes.ativo, true)))
  if (to)
    await mail.send('password-changed', { recoveryUrl: `${storeUrl}/checkout/senha` }, { id: idTarefa, to })
}
