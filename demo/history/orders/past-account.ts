import type { Buyer } from '#contract/cart/checkout.ts'
import { findOrCreateCustomer } from '#platform/customers/account/find-or-create-customer.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'

/** Returns the id of a buyer's account, which is opened at the time of the context if there is none. */
export async function pastAccount(context: RequestContext, comprador: Buyer): Promise<number> {
  const { id } = await findOrCreateCustomer(context, {
    ...comprador,
    nomeFantasia: '',
    telefone: '',
    sexo: '',
    nascimento: '',
  })

  return id
}
