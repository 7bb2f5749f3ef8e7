import { and, eq, ne } from 'drizzle-orm'
import { passwordProblem } from '#domain/password-rules.ts'
import { noteChange } from '#platform/audit/note-change.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import { hashPassword } from '#platform/passwords.ts'
import { refuse } from '#platform/refuse.ts'
import type { Visit } from '#platform/visit.ts'
import { STAFF_NOTICE } from './mail-queues.ts'
import { proveSelf } from './prove-self.ts'
import { targetOf } from './rows.ts'
import { funcionarios, funcionariosSessoes as sessoes } from './tables.ts'

/** Gives who asks a new password; their other sessions end. Refuses as `proveSelf`. */
export async function changePassword(
  visit: Visit,
  { senhaAtual, senha }: { senhaAtual: string; senha: string },
): Promise<Record<string, never>> {
  const staff = await proveSelf(visit, senhaAtual, 'senhaAtual')
  const problem = passwordProblem(senha, [staff.nome, staff.email])
  if (problem) throw refuse('CamposInvalidos', { campos: [{ campo: 'senha', mensagem: problem }] })
  const hash = await hashPassword(senha)
  await visit.db.transaction(async (tx) => {
    await tx.update(funcionarios).set({ senha: hash }).where(eq(funcionarios.id, staff.id))
    await tx
      .delete(sessoes)
      .where(and(eq(sessoes.idFuncionario, staff.id), ne(sessoes.hash, visit.sessao ?? '')))
    await noteChange(tx, visit, { acao: 'acesso.senha-alterada', alvo: targetOf(staff) })
    await enqueue(tx, STAFF_NOTICE, { id: staff.id, oque: 'senha' })
  })
  return {}
}
