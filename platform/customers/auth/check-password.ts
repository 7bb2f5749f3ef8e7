import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { Visit } from '#platform/infrastructure/context/request-context.ts'
import { enqueue } from '#platform/infrastructure/jobs/enqueue.ts'
import { isPassword } from '#platform/infrastructure/security/passwords.ts'
import { sendLoginTriesJob } from '../account-jobs.ts'
import { countTry, forgetTries } from '../tries/count-try.ts'
import { isFirstNotice } from '../tries/first-notification.ts'
import { accountName, findAccount } from './find-account.ts'

/** `usuario` is an e-mail, CPF or CNPJ; `revendedor` asks for a reseller's account. */
export type PasswordLogin = { usuario: string; senha: string; revendedor: boolean }

/**
 * The id of the customer whose password this is. Refuses `LoginRecusado` after the same work and in the same words, whatever
 * is wrong, and `TentativasDemais`.
 */
export async function checkPassword(
  visit: Visit,
  { usuario, senha, revendedor }: PasswordLogin,
): Promise<number> {
  const name = accountName(usuario)
  await countTry(visit, 'login', name, {
    onLock: () => tellOwner(visit, usuario),
  })
  const account = await findAccount(visit.db, usuario)
  const right = await isPassword(senha, account?.senha ?? null)
  if (!account || !right || (revendedor && !account.revendedor)) throw refuse('LoginRecusado')
  await forgetTries(visit, 'login', [account.email, account.documento ?? account.email])

  return account.id
}

/** Once a day. Nobody learns from the answer whether there is such an account. */
async function tellOwner(visit: Visit, usuario: string): Promise<void> {
  const account = await findAccount(visit.db, usuario)
  if (account && (await isFirstNotice(visit, 'login', account.email)))
    await enqueue(visit.db, sendLoginTriesJob, { id: account.id })
}
