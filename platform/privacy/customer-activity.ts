import type { CustomerActivity } from '#contract/customers/admin-privacy.ts'
import { ownerOf } from '#platform/customers/auth/get-owner.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import type { Visit } from '#platform/infrastructure/context/request-context.ts'
import { ordersOfCustomer } from '#platform/orders/buyer/orders-of-customer.ts'
import { writingsOf } from '#platform/reviews/authors/latest-writings.ts'

/** What a customer has bought and written. Refuses `ClienteInexistente`. */
export async function customerActivity(visit: Visit, { id }: { id: number }): Promise<CustomerActivity> {
  permit(visit, 'clientes.ver')
  const owner = await ownerOf(visit.db, id)
  const [orders, escritos] = await Promise.all([ordersOfCustomer(visit.db, id), writingsOf(visit.db, owner)])

  return { ...orders, escritos }
}
