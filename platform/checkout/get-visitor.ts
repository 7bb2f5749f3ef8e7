import type { User } from '#contract/customers.ts'
import { getUser } from '#platform/customers/get-user.ts'
import { hasBought } from '#platform/orders/has-bought.ts'
import type { Visit } from '#platform/visit.ts'

/** Who visits, and whether they have bought before, which customers alone can't tell. */
export async function getVisitor(visit: Visit): Promise<User> {
  const user = await getUser(visit)
  if (user.id === 0) return user

  return { ...user, primeiraCompra: !(await hasBought(visit, { idCliente: user.id, documento: null })) }
}
