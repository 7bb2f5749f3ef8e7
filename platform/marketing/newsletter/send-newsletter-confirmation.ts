import { and, eq, sql } from 'drizzle-orm'
import { HOUR_MS } from '#domain/time/durations.ts'
import type { Database } from '#platform/database/connect.ts'
import type { JobContext } from '#platform/infrastructure/jobs/job.ts'
import { newsletterInscricoes as inscricoes, newsletterPedidos as pedidos } from '../newsletter-tables.ts'
import { CONFIRM_DAYS, makeKey } from './newsletter-keys.ts'
import { newsletterUrl } from './newsletter-url.ts'

/** An address gets at most one of these mails in this time, whoever requests it. */
const BETWEEN_MS = HOUR_MS

/** Sends the confirmation mail to a pending subscription, at most once an hour per address. */
export async function sendNewsletterConfirmation(context: JobContext, { id }: { id: number }): Promise<void> {
  const { db, now, mail, idTarefa, storeUrl } = context
  const claimed = await db.transaction(async (tx) => {
    const [inscricao] = await tx
      .select({ email: inscricoes.email })
      .from(inscricoes)
      .where(and(eq(inscricoes.id, id), eq(inscricoes.situacao, 'pendente')))
    if (!inscricao || !(await mayAsk(tx, inscricao.email, context))) return null

    return {
      email: inscricao.email,
      confirmUrl: newsletterUrl(storeUrl, 'confirmar', await makeKey(tx, id, 'confirmar', now)),
      unsubscribeUrl: newsletterUrl(storeUrl, 'sair', await makeKey(tx, id, 'sair', now)),
    }
  })
  if (!claimed) return

  const { email, ...urls } = claimed
  await mail.send(
    'newsletter-confirmation',
    { ...urls, days: CONFIRM_DAYS },
    { id: idTarefa, to: { nome: '', email }, unsubscribeUrl: urls.unsubscribeUrl },
  )
}

/** Claims the hourly slot of an address; a job that could not send its mail keeps its slot and may try again. */
async function mayAsk(tx: Database, email: string, { now, idTarefa }: JobContext): Promise<boolean> {
  const rows = await tx
    .insert(pedidos)
    .values({ email, em: now, idTarefa })
    .onConflictDoUpdate({
      target: pedidos.email,
      set: { em: sql`excluded.em`, idTarefa },
      setWhere: sql`${pedidos.em} <= ${new Date(now.getTime() - BETWEEN_MS)} or ${pedidos.idTarefa} = ${idTarefa}`,
    })
    .returning({ email: pedidos.email })

  return rows.length > 0
}
