import { and, eq, ne } from 'drizzle-orm'
import { passwordProblem } from '#domain/customer/password-rules.ts'
import { recordChange } from '#platform/infrastructure/audit/record-change.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { enqueue } from '#platform/infrastructure/jobs/enqueue.ts'
import { hashPassword } from '#platform/infrastructure/security/passwords.ts'
import { STAFF_NOTIFICATION } from '../mail-queues.ts'
import { targetOf } from '../rows.ts'
import { funcionarios, funcionariosSessoes as sessoes } from '../tables.ts'
import { proveSelf } from './prove-self.ts'

/** Changes the caller's password and ends their other sessions. Refuses as `proveSelf`. */
export async function changePassword(
  context: RequestContext,
  { senhaAtual, senha }: { senhaAtual: string; senha: string },
): Promise<Record<string, never>> {
  const staff = await proveSelf(context, senhaAtual, 'senhaAtual')
  const problem = passwordProblem(senha, [staff.nome, staff.email])
  if (problem) throw refuse('CamposInvalidos', { campos: [{ campo: 'senha', mensagem: problem }] })
  const hash = await hashPassword(senha)
  await context.db.transaction(async (tx) => {
    await tx.update(funcionarios).set({ senha: hash }).where(eq(funcionarios.id, staff.id))
    await tx
      .delete(sessoes)
      .where(and(eq(sessoes.idFuncionario, staff.id), ne(sessoes.hash, context.sessao ?? '')))
    await recordChange(tx, context, { acao: 'acesso.senha-alterada', alvo: targetOf(staff) })
    await enqueue(tx, STAFF_NOTIFICATION, { id: staff.id, oque: 'senha' })
  })
  return {}
}
