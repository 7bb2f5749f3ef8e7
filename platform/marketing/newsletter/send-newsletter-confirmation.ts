import { and, eq, sql } from 'drizzle-orm'
import { HOUR_MS } from '#domain/time/durations.ts'
import type { Database } from '#platform/database/connect.ts'
import type { JobContext } from '#platform/infrastructure/jobs/job.ts'
import { newsletterInscricoes as inscricoes, newsletterPedidos as pedidos } from '../newsletter-tables.ts'
import { CONFIRM_DAYS, makeKey } from './newsletter-keys.ts'
import { newsletterUrl } from './newsletter-url.ts'

/** An address gets one of these mails in so long, however often and from wherever it is asked for. */
const BETWEEN_MS = HOUR_MS

/** Sends the mail that asks an address to confirm: not to those who have, and not twice in an hour. */
export async function sendNewsletterConfirmation(context: JobContext, { id }: { id: number }): Promise<void> {
  const { db, agora, mail, idTarefa, storeUrl } = context
  const asked = await db.transaction(async (tx) => {
    const [inscricao] = await tx
      .select({ email: inscricoes.email })
      .from(inscricoes)
      .where(and(eq(inscricoes.id, id), eq(inscricoes.situacao, 'pendente')))
    if (!inscricao || !(await mayAsk(tx, inscricao.email, context))) return null

    return {
      email: inscricao.email,
      confirmUrl: newsletterUrl(storeUrl, 'confirmar', await makeKey(tx, id, 'confirmar', agora)),
      unsubscribeUrl: newsletterUrl(storeUrl, 'sair', await makeKey(tx, id, 'sair', agora)),
    }
  })
  if (!asked) return

  const { email, ...urls } = asked
  await mail.send(
    'newsletter-confirmation',
    { ...urls, days: CONFIRM_DAYS },
    { id: idTarefa, to: { nome: '', email }, unsubscribeUrl: urls.unsubscribeUrl },
  )
}

/** Whether this job may ask now; a job that could not send its mail may try again. */
async function mayAsk(tx: Database, email: string, { agora, idTarefa }: JobContext): Promise<boolean> {
  const rows = await tx
    .insert(pedidos)
    .values({ email, em: agora, idTarefa })
    .onConflictDoUpdate({
      target: pedidos.email,
      set: { em: sql`excluded.em`, idTarefa },
      setWhere: sql`${pedidos.em} <= ${new Date(agora.getTime() - BETWEEN_MS)} or ${pedidos.idTarefa} = ${idTarefa}`,
    })
    .returning({ email: pedidos.email })

  return rows.length > 0
}
