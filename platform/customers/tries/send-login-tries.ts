import { and, eq } from 'drizzle-orm'
import type { JobContext } from '#platform/infrastructure/jobs/job.ts'
import { clientes } from '../tables.ts'

/** Notifies a customer of many attempts to log in to their account. */
export async function sendLoginTries(context: JobContext, { id }: { id: number }): Promise<void> {
  const { db, mail, idTarefa, storeUrl } = context
  const [to] = await db
    .select({ nome: clientes.nomeRazao, email: clientes.email })
    .from(clientes)
    .where(and(eq(clientes.id, id), eq(clientes.ativo, true)))
  if (to) await mail.send('login-tries', { securityUrl: `${storeUrl}/checkout/senha` }, { id: idTarefa, to })
}
