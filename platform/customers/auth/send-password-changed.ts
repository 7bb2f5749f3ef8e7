import { and, eq } from 'drizzle-orm'
import type { JobContext } from '#platform/infrastructure/jobs/job.ts'
import { clientes } from '../tables.ts'

/** Notifies an account that its password has changed, so that its owner can act if it was not them. */
export async function sendPasswordChanged(context: JobContext, { id }: { id: number }): Promise<void> {
  const { db, mail, idTarefa, storeUrl } = context
  const [to] = await db
    .select({ nome: clientes.nomeRazao, email: clientes.email })
    .from(clientes)
    .where(and(eq(clientes.id, id), eq(clientes.ativo, true)))
  if (to)
    await mail.send('password-changed', { recoveryUrl: `${storeUrl}/checkout/senha` }, { id: idTarefa, to })
}
