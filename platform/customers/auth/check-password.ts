import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { enqueue } from '#platform/infrastructure/jobs/enqueue.ts'
import { isPassword } from '#platform/infrastructure/security/passwords.ts'
import { sendLoginTriesJob } from '../account-jobs.ts'
import { clearTries, countTry } from '../tries/count-try.ts'
import { isFirstNotification } from '../tries/first-notification.ts'
import { accountName, findAccount } from './find-account.ts'

/** `usuario` is an e-mail, CPF or CNPJ; with `revendedor` only a reseller's account is accepted. */
export type PasswordLogin = { usuario: string; senha: string; revendedor: boolean }

/**
 * Returns the id of the customer with this password. Refuses `TentativasDemais`, and `LoginRecusado` in the same words
 * and after the same work whatever is wrong.
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

/** Once a day. The response doesn't reveal whether there is such an account. */
async function notifyOwner(context: RequestContext, usuario: string): Promise<void> {
  const account = await findAccount(context.db, usuario)
  if (account && (await isFirstNotification(context, 'login', account.email)))
    await enqueue(context.db, sendLoginTriesJob, { id: account.id })
}
