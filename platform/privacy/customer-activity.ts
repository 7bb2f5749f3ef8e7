import type { CustomerActivity } from '#contract/customers/admin-privacy.ts'
import { ownerOf } from '#platform/customers/auth/get-owner.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { ordersOfCustomer } from '#platform/orders/buyer/orders-of-customer.ts'
import { writingsOf } from '#platform/reviews/authors/latest-writings.ts'

/** Returns what a customer has bought and written. Refuses `ClienteInexistente`. */
export async function customerActivity(
  context: RequestContext,
  { id }: { id: number },
): Promise<CustomerActivity> {
  permit(context, 'clientes.ver')
  const owner = await ownerOf(context.db, id)
  const [orders, escritos] = await Promise.all([
    ordersOfCustomer(context.db, id),
    writingsOf(context.db, owner),
  ])

  return { ...orders, escritos }
}
