import { eq } from 'drizzle-orm'
import type { Proof } from '#contract/customers/account.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { isPassword } from '#platform/infrastructure/security/passwords.ts'
import { requireCustomer } from '../sessions/require-customer.ts'
import { clientes } from '../tables.ts'
import { clearTries, countTry } from '../tries/count-try.ts'
import { checkCode, consumeCode } from './check-code.ts'

/** The logged-in account, after a proof of identity. */
export type Owner = { id: number; nome: string; email: string; documento: string | null }

/**
 * Requires the password, or a code of this session, which is used up, so that somebody who finds an open browser can't
 * take over the account. Attempts count as at the login, so call it outside transactions. Refuses `LoginNecessario`,
 * `CamposInvalidos` (`senhaAtual`), `CodigoInvalido` and `TentativasDemais`.
 */
export async function proveOwner(
  context: RequestContext,
  { senhaAtual = '', codigo }: Proof,
): Promise<Owner> {
  const { db } = context
  const id = await requireCustomer(context)
  const [cliente] = await db.select().from(clientes).where(eq(clientes.id, id))
  if (!cliente) throw refuse('LoginNecessario')
  const { nomeRazao: nome, email, documento, senha } = cliente
  const owner = { id, nome, email, documento }

  if (codigo !== undefined) {
    const requestId = await checkCode(context, { codigo })
    if ((await consumeCode(db, requestId)) !== id) throw refuse('CodigoInvalido')
    return owner
  }
  await countTry(context, 'login', email)
  if (!(await isPassword(senhaAtual, senha)))
    throw refuse('CamposInvalidos', {
      campos: [{ campo: 'senhaAtual', mensagem: wrongPassword(senhaAtual) }],
    })
  await clearTries(context, 'login', [email, documento ?? email])

  return owner
}

function wrongPassword(typed: string): string {
  return typed === ''
    ? 'Digite a sua senha atual.'
    : 'Esta não é a senha da sua conta. Confira o que digitou.'
}
