import { and, eq, ne } from 'drizzle-orm'
import type { Proof } from '#contract/customers/account.ts'
import type { Message } from '#contract/message.ts'
import { passwordProblem } from '#domain/customer/password-rules.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { enqueue } from '#platform/infrastructure/jobs/enqueue.ts'
import { hashPassword } from '#platform/infrastructure/security/passwords.ts'
import { getProfile } from '../account/get-profile.ts'
import { sendPasswordChangedJob } from '../account-jobs.ts'
import { requireSession } from '../sessions/session.ts'
import { clientes, pedidosDeAcesso, sessoes } from '../tables.ts'
import { proveOwner } from './prove-owner.ts'

/**
 * Changes the password of the logged-in customer; ends all other sessions, and invalidates links and codes under way.
 * Refuses `LoginNecessario`, `CamposInvalidos`, `CodigoInvalido` and `TentativasDemais`.
 */
export async function changePassword(
  context: RequestContext,
  { senha, ...proof }: Proof & { senha: string },
): Promise<{ mensagens: Message[] }> {
  const { nomeRazao, email, documento } = await getProfile(context)
  const problem = passwordProblem(senha, [nomeRazao, email, documento])
  if (problem) throw refuse('CamposInvalidos', { campos: [{ campo: 'senha', mensagem: problem }] })
  const { id } = await proveOwner(context, proof)
  const hash = await hashPassword(senha)

  const others = and(eq(sessoes.idCliente, id), ne(sessoes.hash, requireSession(context)))
  await context.db.transaction(async (tx) => {
    await tx.update(clientes).set({ senha: hash }).where(eq(clientes.id, id))
    await tx.delete(pedidosDeAcesso).where(eq(pedidosDeAcesso.idCliente, id))
    await tx.delete(sessoes).where(others)
    await enqueue(tx, sendPasswordChangedJob, { id })
  })
  const mensagem = 'Senha alterada. A conta saiu dos outros aparelhos.'

  return { mensagens: [{ tipo: 'sucesso', mensagem }] }
}
