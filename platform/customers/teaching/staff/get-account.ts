import { eq } from 'drizzle-orm'
import type { AdminTeachingAccount } from '#contract/customers/teaching/admin-teaching.ts'
import type { Database } from '#platform/database/connect.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { clientes } from '../../tables.ts'
import { toTeachingAccount } from '../account/to-teaching-account.ts'
import { creditBalance } from '../credit-balance.ts'
import { classListsOf } from '../lists/list-class-lists.ts'
import { contasEnsino as contas } from '../tables.ts'

/** Returns an account with its lists and the balance of its credit. Refuses `CadastroInexistente`. */
export function getAccount(context: RequestContext, { id }: { id: number }): Promise<AdminTeachingAccount> {
  permit(context, 'clientes.ver')

  return readAccount(context.db, id)
}

/** Same without the permission check, for use cases that have just changed it. */
export async function readAccount(db: Database, id: number): Promise<AdminTeachingAccount> {
  const [found] = await db
    .select({ conta: contas, nomeRazao: clientes.nomeRazao, email: clientes.email })
    .from(contas)
    .innerJoin(clientes, eq(clientes.id, contas.idCliente))
    .where(eq(contas.idCliente, id))
  if (!found) throw refuse('CadastroInexistente')
  const { conta, nomeRazao, email } = found
  return {
    ...toTeachingAccount(conta),
    id,
    versao: conta.versao,
    nomeRazao,
    email,
    listas: await classListsOf(db, id),
    saldo: await creditBalance(db, id),
  }
}
