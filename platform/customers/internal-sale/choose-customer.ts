import { eq } from 'drizzle-orm'
import type { User } from '#contract/customers/customers.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { Visit } from '#platform/infrastructure/context/request-context.ts'
import { findAccount } from '../auth/find-account.ts'
import { getUser } from '../sessions/get-user.ts'
import { sessoes } from '../tables.ts'
import { saleOf } from './get-internal-sale.ts'

/**
 * In whose name the member of staff sells from now on: told by e-mail, CPF or CNPJ. Refuses `VendaInternaNecessaria` for
 * everybody else, so that nobody learns here who is a customer, and `ClienteInexistente`.
 */
export async function chooseSaleCustomer(visit: Visit, { usuario }: { usuario: string }): Promise<User> {
  const { db, sessao } = visit
  if (sessao === null || !(await saleOf(visit))) throw refuse('VendaInternaNecessaria')
  const account = await findAccount(db, usuario)
  if (!account) throw refuse('ClienteInexistente')
  await db.update(sessoes).set({ idClienteVenda: account.id }).where(eq(sessoes.hash, sessao))

  return getUser(visit)
}
