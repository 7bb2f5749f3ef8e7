import type { Message } from '#contract/message.ts'
import { readSignUp, type TypedSignUp } from '#domain/customer/read-sign-up.ts'
import { returnPath } from '#domain/urls/return-path.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { enqueue } from '#platform/infrastructure/jobs/enqueue.ts'
import { hashPassword } from '#platform/infrastructure/security/passwords.ts'
import { sendSignUpJob } from '../account-jobs.ts'
import { cadastros } from '../tables.ts'
import { countTry } from '../tries/count-try.ts'
import { minutesAfter, SIGN_UP_HOURS } from './access-keys.ts'

/** Where the visitor came from: a path of the shop, and the product to add to the favourites. */
type WayBack = { volta?: string; favorito?: number | undefined }

/**
 * Stores a sign-up until the link of a mail confirms the address. Does and returns the same if the e-mail or the
 * document has an account: only the mail's job distinguishes, so that the response doesn't reveal it. Refuses
 * `CamposInvalidos` and `TentativasDemais`.
 */
export async function signUp(
  context: RequestContext,
  { volta, favorito, ...typed }: TypedSignUp & WayBack,
): Promise<{ mensagens: Message[] }> {
  const read = readSignUp(typed)
  if ('campos' in read) throw refuse('CamposInvalidos', read)
  const { email, documento, senha, aceitaOfertas, ...dados } = read.cadastro
  await countTry(context, 'mail', email)
  const way = { volta: returnPath(volta, '') || null, favorito: favorito ?? null }
  const values = { email, documento, aceitaOfertas, dados, ...way, senha: await hashPassword(senha) }

  const { db, now } = context
  await db.transaction(async (tx) => {
    const [row] = await tx
      .insert(cadastros)
      .values({ ...values, criadoEm: now, expiraEm: minutesAfter(now, SIGN_UP_HOURS * 60) })
      .returning({ id: cadastros.id })
    if (!row) throw new Error('The sign-up was not created.')
    await enqueue(tx, sendSignUpJob, row)
  })
  return { mensagens: [{ tipo: 'sucesso', mensagem: `Enviamos um e-mail para ${email}.` }] }
}
