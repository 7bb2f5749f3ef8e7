import type { SavedAddress } from '#contract/customers/address.ts'
import type { Database } from '#platform/database/connect.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { lockCustomer } from '../account/lock-customer.ts'
import { requireCustomer } from '../sessions/require-customer.ts'
import { addressesOf } from './list-addresses.ts'

/**
 * Changes the addresses of the logged-in customer, and returns them all. Refuses `LoginNecessario`, and what `change`
 * refuses.
 */
export async function changeAddresses(
  context: RequestContext,
  change: AddressChange,
): Promise<{ enderecos: SavedAddress[] }> {
  return changeAddressesOf(context.db, await requireCustomer(context), change)
}

export type AddressChange = (tx: Database, idCliente: number) => Promise<unknown>

/** Same as `changeAddresses` for a customer by id. Locks the customer, so that there is never a second main address. */
export function changeAddressesOf(
  db: Database,
  idCliente: number,
  change: AddressChange,
): Promise<{ enderecos: SavedAddress[] }> {
  return db.transaction(async (tx) => {
    await lockCustomer(tx, idCliente)
    await change(tx, idCliente)

    return { enderecos: await addressesOf(tx, idCliente) }
  })
}
