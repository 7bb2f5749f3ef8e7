import { clearTries, countTry } from '#platform/customers/tries/count-try.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { isPassword } from '#platform/infrastructure/security/passwords.ts'
import type { StaffRow } from '../rows.ts'
import { requireStage } from './require-stage.ts'

/**
 * Returns the caller after checking their password again: before changes with which anybody at an open panel could take
 * over the account. `campo` is the password's field in the form. Refuses `EntradaNecessaria`, `CamposInvalidos` and
 * `TentativasDemais`.
 */
export async function proveSelf(context: RequestContext, senha: string, campo: string): Promise<StaffRow> {
  const staff = await requireStage(context, ['dentro'])
  const tries = `senha:${staff.id}`
  await countTry(context, 'staff', tries)
  if (!(await isPassword(senha, staff.senha)))
    throw refuse('CamposInvalidos', { campos: [{ campo, mensagem: 'Esta não é a sua senha.' }] })
  await clearTries(context, 'staff', [tries])

  return staff
}
