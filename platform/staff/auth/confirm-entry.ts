import { eq } from 'drizzle-orm'
import type { StaffEntry } from '#contract/panel/staff.ts'
import { clearTries, countTry } from '#platform/customers/tries/count-try.ts'
import { recordChange } from '#platform/infrastructure/audit/record-change.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { openSession } from '../sessions/open-session.ts'
import { funcionarios } from '../tables.ts'
import { notifyOfLoginAttempts } from './notify-of-login-attempts.ts'
import { requireStage } from './require-stage.ts'
import { takeCode } from './second-factor/second-factor.ts'

/** Completes a login with the second factor. Refuses `CodigoInvalido` and, after ten attempts, `TentativasDemais`. */
export async function confirmEntry(
  context: RequestContext,
  { codigo }: { codigo: string },
): Promise<StaffEntry> {
  const staff = await requireStage(context, ['segundoFator'])
  const tries = `codigo:${staff.id}`
  await countTry(context, 'staff', tries, {
    onLock: () => notifyOfLoginAttempts(context, eq(funcionarios.id, staff.id)),
  })
  if (!(await takeCode(context.db, staff, codigo, context.now))) {
    await recordChange(context.db, context, {
      acao: 'acesso.codigo-recusado',
      quem: staff,
      alvo: { tipo: 'funcionario', id: String(staff.id), nome: staff.nome },
    })
    throw refuse('CodigoInvalido')
  }
  const entry = await openSession(context, staff, 'tudo')
  await clearTries(context, 'staff', [tries, staff.email])

  return entry
}
