import { asc, desc, eq, getTableColumns } from 'drizzle-orm'
import type { SavedAddress } from '#contract/customers/address.ts'
import type { Database } from '#platform/database/connect.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { customerOf, requireCustomer } from '../sessions/require-customer.ts'
import { enderecosClientes as enderecos } from '../tables.ts'

/** Lists the visitor's addresses, main address first; empty for a visitor who is not logged in. */
export async function listAddresses(context: RequestContext): Promise<SavedAddress[]> {
  const idCliente = await customerOf(context)

  return idCliente === null ? [] : addressesOf(context.db, idCliente)
}

/** Lists the addresses for the account's page. Refuses `LoginNecessario`. */
export async function getAddresses(context: RequestContext): Promise<{ enderecos: SavedAddress[] }> {
  return { enderecos: await addressesOf(context.db, await requireCustomer(context)) }
}

/** A customer's addresses, main address first, then in the order in which they were added. */
export function addressesOf(db: Database, idCliente: number): Promise<SavedAddress[]> {
  const { idCliente: _owner, lugar: _place, ...columns } = COLUMNS

  return db
    .select(columns)
    .from(enderecos)
    .where(eq(enderecos.idCliente, idCliente))
    .orderBy(desc(enderecos.principal), asc(enderecos.id))
}

const COLUMNS = getTableColumns(enderecos)
