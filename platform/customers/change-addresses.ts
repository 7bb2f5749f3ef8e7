import type { SavedAddress } from '#contract/address.ts'
import type { Database } from '#platform/database/connect.ts'
import type { Visit } from '#platform/visit.ts'
import { addressesOf } from './list-addresses.ts'
import { lockCustomer } from './lock-customer.ts'
import { requireCustomer } from './require-customer.ts'

/**
 * Changes the addresses of who is logged in, one change after the other, so that there is never a second main one. Answers
 * them all. Refuses `LoginNecessario`, and what `change` refuses.
 */
export async function changeAddresses(
  visit: Visit,
  change: (tx: Database, idCliente: number) => Promise<unknown>,
): Promise<{ enderecos: SavedAddress[] }> {
  const idCliente = await requireCustomer(visit)

  return visit.db.transaction(async (tx) => {
    await lockCustomer(tx, idCliente)
    await change(tx, idCliente)

    return { enderecos: await addressesOf(tx, idCliente) }
  })
}
