import { asc, desc, eq, getTableColumns } from 'drizzle-orm'
import type { SavedAddress } from '#contract/customers/address.ts'
import type { Database } from '#platform/database/connect.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { customerOf, requireCustomer } from '../sessions/require-customer.ts'
import { enderecosClientes as enderecos } from '../tables.ts'

/** What the account of the visitor holds, the main address first; nothing for who is not logged in. */
export async function listAddresses(context: RequestContext): Promise<SavedAddress[]> {
  const idCliente = await customerOf(context)

  return idCliente === null ? [] : addressesOf(context.db, idCliente)
}

/** The same for the account's own page. Refuses `LoginNecessario`. */
export async function getAddresses(context: RequestContext): Promise<{ enderecos: SavedAddress[] }> {
  return { enderecos: await addressesOf(context.db, await requireCustomer(context)) }
}

/** A customer's addresses, the main one first, then in the order in which they were kept. */
export function addressesOf(db: Database, idCliente: number): Promise<SavedAddress[]> {
  const { idCliente: _owner, lugar: _place, ...told } = COLUMNS

  return db
    .select(told)
    .from(enderecos)
    .where(eq(enderecos.idCliente, idCliente))
    .orderBy(desc(enderecos.principal), asc(enderecos.id))
}

const COLUMNS = getTableColumns(enderecos)
