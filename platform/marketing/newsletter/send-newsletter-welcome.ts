import { and, eq } from 'drizzle-orm'
import type { JobContext } from '#platform/infrastructure/jobs/job.ts'
import { newsletterInscricoes as inscricoes } from '../newsletter-tables.ts'
import { makeKey } from './newsletter-keys.ts'
import { newsletterUrl } from './newsletter-url.ts'

/** Sends the welcome mail after confirmation, with an unsubscribe link; nothing if they have unsubscribed since. */
export async function sendNewsletterWelcome(
  { db, now, mail, idTarefa, storeUrl }: JobContext,
  { id }: { id: number },
): Promise<void> {
  const [inscricao] = await db
    .select({ email: inscricoes.email })
    .from(inscricoes)
    .where(and(eq(inscricoes.id, id), eq(inscricoes.situacao, 'confirmada')))
  if (!inscricao) return

  const unsubscribeUrl = newsletterUrl(storeUrl, 'sair', await makeKey(db, id, 'sair', now))
  const to = { nome: '', email: inscricao.email }
  await mail.send('newsletter-welcome', { unsubscribeUrl }, { id: idTarefa, to, unsubscribeUrl })
}
