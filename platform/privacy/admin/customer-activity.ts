import type { CustomerActivity } from '#contract/admin/privacy.ts'
import { ownerOf } from '#platform/customers/admin/owner-of.ts'
import { ordersOfCustomer } from '#platform/orders/admin/orders-of-customer.ts'
import { permit } from '#platform/permit.ts'
import { writingsOf } from '#platform/reviews/admin/writings-of.ts'
import type { Visit } from '#platform/visit.ts'

/** What a customer has bought and written. Refuses `ClienteInexistente`. */
export async function customerActivity(visit: Visit, { id }: { id: number }): Promise<CustomerActivity> {
  permit(visit, 'clientes.ver')
  const owner = await ownerOf(visit.db, id)
  const [orders, escritos] = await Promise.all([ordersOfCustomer(visit.db, id), writingsOf(visit.db, owner)])

  return { ...orders, escritos }
}
