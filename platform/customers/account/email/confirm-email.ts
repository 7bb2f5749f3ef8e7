import { and, eq, gt } from 'drizzle-orm'
import type { Message } from '#contract/message.ts'
import { sendEmailChangedJob } from '#platform/customers/account-jobs.ts'
import { keyHash } from '#platform/customers/auth/access-keys.ts'
import { clientes, pedidosDeAcesso as pedidos } from '#platform/customers/tables.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { enqueue } from '#platform/infrastructure/jobs/enqueue.ts'
import { lockCustomer } from '../lock-customer.ts'

/**
 * Makes the mailbox of a link the account's, and tells the one before. Links and codes that went there work no more. Refuses
 * `ChaveInvalida` for a key that is unknown, used or too old, and where the address got another account meanwhile.
 */
export function confirmEmail(
  { db, agora }: RequestContext,
  { chave }: { chave: string },
): Promise<{ mensagens: Message[] }> {
  return db.transaction(async (tx) => {
    const [asked] = await tx
      .delete(pedidos)
      .where(and(eq(pedidos.hash, keyHash(chave)), eq(pedidos.uso, 'email'), gt(pedidos.expiraEm, agora)))
      .returning({ idCliente: pedidos.idCliente, email: pedidos.email })
    if (!asked?.email || asked.idCliente === null) throw refuse('ChaveInvalida')
    const { idCliente, email } = asked
    const { nomeRazao: nome, email: before } = await lockCustomer(tx, idCliente)
    if ((await tx.$count(clientes, eq(clientes.email, email))) > 0) throw refuse('ChaveInvalida')

    await tx.update(clientes).set({ email }).where(eq(clientes.id, idCliente))
    await tx.delete(pedidos).where(eq(pedidos.idCliente, idCliente))
    await enqueue(tx, sendEmailChangedJob, { nome, email: before })
    return { mensagens: [{ tipo: 'sucesso', mensagem: `Pronto: o e-mail da sua conta agora é ${email}.` }] }
  })
}
