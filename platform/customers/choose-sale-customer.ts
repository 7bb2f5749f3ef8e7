import { eq } from 'drizzle-orm'
import type { User } from '#contract/customers.ts'
import { refuse } from '#platform/refuse.ts'
import type { Visit } from '#platform/visit.ts'
import { findAccount } from './find-account.ts'
import { getUser } from './get-user.ts'
import { saleOf } from './sale-of.ts'
import { sessoes } from './tables.ts'

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
