import { asc, desc, eq, getTableColumns } from 'drizzle-orm'
import type { SavedAddress } from '#contract/customers/address.ts'
import type { Database } from '#platform/database/connect.ts'
import type { Visit } from '#platform/infrastructure/context/request-context.ts'
import { customerOf, requireCustomer } from '../sessions/require-customer.ts'
import { enderecosClientes as enderecos } from '../tables.ts'

/** What the account of the visitor holds, the main address first; nothing for who is not logged in. */
export async function listAddresses(visit: Visit): Promise<SavedAddress[]> {
  const idCliente = await customerOf(visit)

  return idCliente === null ? [] : addressesOf(visit.db, idCliente)
}

/** The same for the account's own page. Refuses `LoginNecessario`. */
export async function getAddresses(visit: Visit): Promise<{ enderecos: SavedAddress[] }> {
  return { enderecos: await addressesOf(visit.db, await requireCustomer(visit)) }
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
