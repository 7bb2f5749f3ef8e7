import { isPassword } from '#platform/passwords.ts'
import { refuse } from '#platform/refuse.ts'
import type { Visit } from '#platform/visit.ts'
import { countTry, forgetTries } from './count-try.ts'
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
  await countTry(visit, 'login', accountName(usuario))
  const account = await findAccount(visit.db, usuario)
  const right = await isPassword(senha, account?.senha ?? null)
  if (!account || !right || (revendedor && !account.revendedor)) throw refuse('LoginRecusado')
  await forgetTries(visit.db, 'login', [account.email, account.documento ?? account.email])

  return account.id
}
