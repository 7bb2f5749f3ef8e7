import type { User } from '#contract/customers/customers.ts'
import { getUser } from '#platform/customers/sessions/get-user.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { hasBought } from '#platform/orders/buyer/has-bought.ts'

/** Returns the visitor, with whether they have ordered before, which the customers module does not know. */
export async function getVisitor(context: RequestContext): Promise<User> {
  const user = await getUser(context)
  if (user.id === 0) return user

  return { ...user, primeiraCompra: !(await hasBought(context, { idCliente: user.id, documento: null })) }
}
