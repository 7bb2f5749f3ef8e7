import { sql } from 'drizzle-orm'
import type { NewsletterSignup } from '#contract/marketing/marketing.ts'
import type { Message } from '#contract/message.ts'
import { countTry } from '#platform/customers/tries/count-try.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { enqueue } from '#platform/infrastructure/jobs/enqueue.ts'
import { sendNewsletterConfirmationJob } from '../newsletter-jobs.ts'
import { newsletterInscricoes as inscricoes } from '../newsletter-tables.ts'
import { newsletterTerms } from './newsletter-terms.ts'

/** The same of who fills in the newsletter's own form, who may be anybody. Refuses `TentativasDemais`. */
export async function askForNewsletter(
  context: RequestContext,
  signup: NewsletterSignup,
): Promise<{ mensagens: Message[] }> {
  await countTry(context, 'newsletter', signup.email)

  return subscribeNewsletter(context, signup)
}

/**
 * Notes the wish and asks for the mail that confirms it. The same is done and answered for every address; whether a mail
 * leaves is decided later, by the job, where nobody can watch. `texto` is what was agreed to, if not the words of the
 * newsletter's own form.
 */
export async function subscribeNewsletter(
  context: RequestContext,
  { idEvento, nome, email, segmento, origem = '', texto }: NewsletterSignup & { texto?: string },
): Promise<{ mensagens: Message[] }> {
  const { db, agora } = context
  const asked = {
    nome,
    segmento: segmento ?? null,
    situacao: 'pendente' as const,
    pedidaEm: agora,
    origem,
    texto: texto ?? (await newsletterTerms(context)),
  }

  await db.transaction(async (tx) => {
    const [row] = await tx
      .insert(inscricoes)
      .values({ idEvento, email, ...asked })
      .onConflictDoUpdate({
        target: [inscricoes.email, inscricoes.idEvento],
        // Who is confirmed stays as they are: a stranger may have typed the address.
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
    if (!row) throw new Error('A inscrição não foi gravada.')
    await enqueue(tx, sendNewsletterConfirmationJob, { id: row.id })
  })
  return { mensagens: [{ tipo: 'sucesso', mensagem: 'Cadastrado na newsletter com sucesso!' }] }
}

function unlessConfirmed(coluna: 'nome' | 'segmento' | 'pedida_em' | 'origem' | 'situacao' | 'texto') {
  const name = sql.identifier(coluna)
  return sql`case when ${inscricoes.situacao} = 'confirmada' then ${inscricoes}.${name} else excluded.${name} end`
}
