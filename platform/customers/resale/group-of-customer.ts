import { type SQL, sql } from 'drizzle-orm'

/** The reseller group of a customer (an id, or null), or null: an expression for another module's statement. */
export function groupOfCustomer(idCliente: number | null): SQL<number | null> {
  return sql<
    number | null
  >`(select cliente.id_grupo from clientes cliente where cliente.id = ${idCliente}::integer)`
}
