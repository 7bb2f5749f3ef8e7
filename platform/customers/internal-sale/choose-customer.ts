import { eq } from 'drizzle-orm'
import type { User } from '#contract/customers/customers.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { findAccount } from '../auth/find-account.ts'
import { getUser } from '../sessions/get-user.ts'
import { sessoes } from '../tables.ts'
import { saleOf } from './get-internal-sale.ts'

/**
 * Sets the customer, by e-mail, CPF or CNPJ, to whom a staff member sells in this session. Refuses
 * `VendaInternaNecessaria` outside of an internal sale, so that nobody else learns who is a customer, and
 * `ClienteInexistente`.
 */
export async function chooseSaleCustomer(
  context: RequestContext,
  { usuario }: { usuario: string },
): Promise<User> {
  const { db, sessao } = context
  if (sessao === null || !(await saleOf(context))) throw refuse('VendaInternaNecessaria')
  const account = await findAccount(db, usuario)
  if (!account) throw refuse('ClienteInexistente')
  await db.update(sessoes).set({ idClienteVenda: account.id }).where(eq(sessoes.hash, sessao))

  return getUser(context)
}
