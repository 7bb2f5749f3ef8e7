import { clearTries, countTry } from '#platform/customers/tries/count-try.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { isPassword } from '#platform/infrastructure/security/passwords.ts'
import type { StaffRow } from '../rows.ts'
import { requireStage } from './require-stage.ts'

/**
 * Who asks, once they have said their password again: for what would hand the account to whoever sits down at an open panel.
 * `campo` is where the password stands in the form. Refuses `EntradaNecessaria`, `CamposInvalidos` and `TentativasDemais`.
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
