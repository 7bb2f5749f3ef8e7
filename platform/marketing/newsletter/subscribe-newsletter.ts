import { sql } from 'drizzle-orm'
import type { NewsletterSignup } from '#contract/marketing/marketing.ts'
import type { Message } from '#contract/message.ts'
import { countTry } from '#platform/customers/tries/count-try.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { enqueue } from '#platform/infrastructure/jobs/enqueue.ts'
import { sendNewsletterConfirmationJob } from '../newsletter-jobs.ts'
import { newsletterInscricoes as inscricoes } from '../newsletter-tables.ts'
import { newsletterTerms } from './newsletter-terms.ts'

/** The form's fields; `texto` is the text that was agreed to, if it is not that of the newsletter's form. */
type Signup = NewsletterSignup & { texto?: string }

/**
 * Subscribes an anonymous visitor who fills in the newsletter's form, with a rate limit. Refuses `TentativasDemais`.
 */
export async function askForNewsletter(
  context: RequestContext,
  signup: Signup,
): Promise<{ mensagens: Message[] }> {
  await countTry(context, 'newsletter', signup.email)

  return subscribeNewsletter(context, signup)
}

/**
 * Stores a pending subscription and enqueues its confirmation mail. Does and returns the same for every address, so
 * that nobody can find out whether it is known; the job decides later whether to send a mail.
 */
export async function subscribeNewsletter(
  context: RequestContext,
  { idEvento, nome, email, segmento, origem = '', texto }: Signup,
): Promise<{ mensagens: Message[] }> {
  const { db, now } = context
  const subscription = {
    nome,
    segmento: segmento ?? null,
    situacao: 'pendente' as const,
    pedidaEm: now,
    origem,
    texto: texto ?? (await newsletterTerms(context)),
  }

  await db.transaction(async (tx) => {
    const [row] = await tx
      .insert(inscricoes)
      .values({ idEvento, email, ...subscription })
      .onConflictDoUpdate({
        target: [inscricoes.email, inscricoes.idEvento],
        // Confirmed subscriptions are not changed: a stranger may have typed the address.
        set: {
          nome: unlessConfirmed('nome'),
          segmento: unlessConfirmed('segmento'),
          pedidaEm: unlessConfirmed('pedida_em'),
          origem: unlessConfirmed('origem'),
          texto: unlessConfirmed('texto'),
          situacao: unlessConfirmed('situacao'),
          canceladaEm: null,
          confirmadaEm: sql`case when ${inscricoes.situacao} = 'confirmada' then ${inscricoes.confirmadaEm} end`,
        },
      })
      .returning({ id: inscricoes.id })
    if (!row) throw new Error('The subscription was not saved.')
    await enqueue(tx, sendNewsletterConfirmationJob, { id: row.id })
  })
  return { mensagens: [{ tipo: 'sucesso', mensagem: 'Cadastrado na newsletter com sucesso!' }] }
}

function unlessConfirmed(coluna: 'nome' | 'segmento' | 'pedida_em' | 'origem' | 'situacao' | 'texto') {
  const name = sql.identifier(coluna)
  return sql`case when ${inscricoes.situacao} = 'confirmada' then ${inscricoes}.${name} else excluded.${name} end`
}
