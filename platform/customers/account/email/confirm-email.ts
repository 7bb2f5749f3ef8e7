import { and, eq, gt } from 'drizzle-orm'
import type { Message } from '#contract/message.ts'
import { sendEmailChangedJob } from '#platform/customers/account-jobs.ts'
import { clientes, pedidosDeAcesso as pedidos } from '#platform/customers/tables.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { enqueue } from '#platform/infrastructure/jobs/enqueue.ts'
import { keyHash } from '#platform/infrastructure/security/keys.ts'
import { lockCustomer } from '../lock-customer.ts'

/**
 * Changes an account's e-mail by the key of a link, and notifies the old address, whose links and codes become invalid.
 * Refuses `ChaveInvalida` for a key that is unknown, used or expired, or if the address got another account in the
 * meantime.
 */
export function confirmEmail(
  { db, now }: RequestContext,
  { chave }: { chave: string },
): Promise<{ mensagens: Message[] }> {
  return db.transaction(async (tx) => {
    const [request] = await tx
      .delete(pedidos)
      .where(and(eq(pedidos.hash, keyHash(chave)), eq(pedidos.uso, 'email'), gt(pedidos.expiraEm, now)))
      .returning({ idCliente: pedidos.idCliente, email: pedidos.email })
    if (!request?.email || request.idCliente === null) throw refuse('ChaveInvalida')
    const { idCliente, email } = request
    const { nomeRazao: nome, email: before } = await lockCustomer(tx, idCliente)
    if ((await tx.$count(clientes, eq(clientes.email, email))) > 0) throw refuse('ChaveInvalida')

    await tx.update(clientes).set({ email }).where(eq(clientes.id, idCliente))
    await tx.delete(pedidos).where(eq(pedidos.idCliente, idCliente))
    await enqueue(tx, sendEmailChangedJob, { nome, email: before })
    return { mensagens: [{ tipo: 'sucesso', mensagem: `Pronto: o e-mail da sua conta agora é ${email}.` }] }
  })
}
