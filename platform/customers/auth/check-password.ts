import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { enqueue } from '#platform/infrastructure/jobs/enqueue.ts'
import { isPassword } from '#platform/infrastructure/security/passwords.ts'
import { sendLoginTriesJob } from '../account-jobs.ts'
import { clearTries, countTry } from '../tries/count-try.ts'
import { isFirstNotification } from '../tries/first-notification.ts'
import { accountName, findAccount } from './find-account.ts'

/** `usuario` is an e-mail, CPF or CNPJ; `revendedor` asks for a reseller's account. */
export type PasswordLogin = { usuario: string; senha: string; revendedor: boolean }

/**
 * The id of the customer whose password this is. Refuses `LoginRecusado` after the same work and in the same words, whatever
 * is wrong, and `TentativasDemais`.
 */
export async function checkPassword(
  context: RequestContext,
  { usuario, senha, revendedor }: PasswordLogin,
): Promise<number> {
  const name = accountName(usuario)
  await countTry(context, 'login', name, {
    onLock: () => notifyOwner(context, usuario),
  })
  const account = await findAccount(context.db, usuario)
  const right = await isPassword(senha, account?.senha ?? null)
  if (!account || !right || (revendedor && !account.revendedor)) throw refuse('LoginRecusado')
  await clearTries(context, 'login', [account.email, account.documento ?? account.email])

  return account.id
}

/** Once a day. Nobody learns from the answer whether there is such an account. */
async function notifyOwner(context: RequestContext, usuario: string): Promise<void> {
  const account = await findAccount(context.db, usuario)
  if (account && (await isFirstNotification(context, 'login', account.email)))
    await enqueue(context.db, sendLoginTriesJob, { id: account.id })
}
