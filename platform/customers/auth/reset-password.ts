import { and, eq, gt } from 'drizzle-orm'
import type { Message } from '#contract/message.ts'
import { passwordProblem } from '#domain/customer/password-rules.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { enqueue } from '#platform/infrastructure/jobs/enqueue.ts'
import { keyHash } from '#platform/infrastructure/security/keys.ts'
import { hashPassword } from '#platform/infrastructure/security/passwords.ts'
import { sendPasswordChangedJob } from '../account-jobs.ts'
import { clientes, pedidosDeAcesso as pedidos, sessoes } from '../tables.ts'
import { clearTries } from '../tries/count-try.ts'

/**
 * Sets a new password by the key of a link, and ends all sessions of the account. Refuses `CamposInvalidos`, which
 * leaves the key valid, and `ChaveInvalida`.
 */
export async function resetPassword(
  context: RequestContext,
  { chave, senha }: { chave: string; senha: string },
): Promise<{ mensagens: Message[] }> {
  const { db, now } = context
  const valid = and(eq(pedidos.hash, keyHash(chave)), eq(pedidos.uso, 'senha'), gt(pedidos.expiraEm, now))
  const [account] = await db
    .select({
      id: clientes.id,
      nome: clientes.nomeRazao,
      email: clientes.email,
      documento: clientes.documento,
    })
    .from(pedidos)
    .innerJoin(clientes, and(eq(clientes.id, pedidos.idCliente), eq(clientes.ativo, true)))
    .where(valid)
  if (!account) throw refuse('ChaveInvalida')
  const names = [account.email, account.documento ?? account.email]
  const problem = passwordProblem(senha, [account.nome, ...names])
  if (problem) throw refuse('CamposInvalidos', { campos: [{ campo: 'senha', mensagem: problem }] })
  const hash = await hashPassword(senha)

  await db.transaction(async (tx) => {
    const used = await tx.delete(pedidos).where(valid).returning({ id: pedidos.id })
    if (used.length === 0) throw refuse('ChaveInvalida')
    await tx.update(clientes).set({ senha: hash }).where(eq(clientes.id, account.id))
    await tx.delete(pedidos).where(eq(pedidos.idCliente, account.id))
    await tx.delete(sessoes).where(eq(sessoes.idCliente, account.id))
    await clearTries({ ...context, db: tx }, 'login', names)
    await enqueue(tx, sendPasswordChangedJob, { id: account.id })
  })
  return { mensagens: [{ tipo: 'sucesso', mensagem: 'Senha alterada. Entre com a nova senha.' }] }
}
