import { and, eq } from 'drizzle-orm'
import type { JobVisit } from '#platform/infrastructure/jobs/job.ts'
import { clientes } from '../tables.ts'

/** Tells the account's mailbox that the password is another one: who did not do it can act. */
export async function sendPasswordChanged(visit: JobVisit, { id }: { id: number }): Promise<void> {
  const { db, mail, idTarefa, storeUrl } = visit
  const [to] = await db
    .select({ nome: clientes.nomeRazao, email: clientes.email })
    .from(clientes)
    .where(and(eq(clientes.id, id), eq(clientes.ativo, true)))
  if (to)
    await mail.send('password-changed', { recoveryUrl: `${storeUrl}/checkout/senha` }, { id: idTarefa, to })
}
