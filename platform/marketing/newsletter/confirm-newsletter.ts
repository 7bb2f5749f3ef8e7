import { and, eq } from 'drizzle-orm'
import type { Message } from '#contract/message.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { enqueue } from '#platform/infrastructure/jobs/enqueue.ts'
import { sendNewsletterWelcomeJob } from '../newsletter-jobs.ts'
import { newsletterInscricoes as inscricoes } from '../newsletter-tables.ts'
import { takeConfirmKey } from './newsletter-keys.ts'

/**
 * Confirms a subscription by the key from its mail (double opt-in). Refuses `ChaveInvalida` for a key that is unknown,
 * used or expired.
 */
export async function confirmNewsletter(
  { db, now }: RequestContext,
  { chave }: { chave: string },
): Promise<{ mensagens: Message[] }> {
  await db.transaction(async (tx) => {
    const id = await takeConfirmKey(tx, chave, now)
    if (id === undefined) throw refuse('ChaveInvalida')
    const [confirmed] = await tx
      .update(inscricoes)
      .set({ situacao: 'confirmada', confirmadaEm: now })
      .where(and(eq(inscricoes.id, id), eq(inscricoes.situacao, 'pendente')))
      .returning({ id: inscricoes.id })
    if (confirmed) await enqueue(tx, sendNewsletterWelcomeJob, confirmed)
  })
  return {
    mensagens: [{ tipo: 'sucesso', mensagem: 'E-mail confirmado. Você vai receber nossas novidades.' }],
  }
}
