import type { User } from '#contract/customers/customers.ts'
import { getUser } from '#platform/customers/sessions/get-user.ts'
import type { Visit } from '#platform/infrastructure/context/request-context.ts'
import { hasBought } from '#platform/orders/buyer/has-bought.ts'

/** Who visits, and whether they have bought before, which customers alone can't tell. */
export async function getVisitor(visit: Visit): Promise<User> {
  const user = await getUser(visit)
  if (user.id === 0) return user

  return { ...user, primeiraCompra: !(await hasBought(visit, { idCliente: user.id, documento: null })) }
}
