import { and, eq } from 'drizzle-orm'
import type { StaffEntry } from '#contract/panel/staff.ts'
import { clearTries, countTry } from '#platform/customers/tries/count-try.ts'
import { recordChange } from '#platform/infrastructure/audit/record-change.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { isPassword } from '#platform/infrastructure/security/passwords.ts'
import { openSession } from '../sessions/open-session.ts'
import { funcionarios } from '../tables.ts'
import { notifyOfLoginAttempts } from './notify-of-login-attempts.ts'

/**
 * First stage of a login: checks the password. Refuses `LoginRecusado` after the same work and with the same message,
 * whatever is wrong, and `TentativasDemais` after ten attempts from one network in a quarter of an hour, even with the
 * right password. That limit does not apply to a browser that logged in before.
 */
export async function logIn(
  context: RequestContext,
  input: { email: string; senha: string },
): Promise<StaffEntry> {
  const email = input.email.toLowerCase()
  await countTry(context, 'staff', email, {
    onLock: () => notifyOfLoginAttempts(context, eq(funcionarios.email, email)),
  })
  const [staff] = await context.db
    .select()
    .from(funcionarios)
    .where(and(eq(funcionarios.email, email), eq(funcionarios.ativo, true)))
  const right = await isPassword(input.senha, staff?.senha ?? null)
  if (!staff || !right) {
    if (staff) await recordRefusal(context, staff)
    throw refuse('LoginRecusado')
  }
  const entry = await openSession(context, staff, 'senha')
  if (entry.etapa === 'dentro') await clearTries(context, 'staff', [email])

  return entry
}

function recordRefusal(context: RequestContext, { id, nome }: { id: number; nome: string }): Promise<void> {
  return recordChange(context.db, context, {
    acao: 'acesso.recusado',
    alvo: { tipo: 'funcionario', id: String(id), nome },
  })
}
