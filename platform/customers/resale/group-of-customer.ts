import { type SQL, sql } from 'drizzle-orm'

/** The group of resellers that a customer (an id, or null) belongs to, or null, as part of another area's statement. */
export function groupOfCustomer(idCliente: number | null): SQL<number | null> {
  return sql<
    number | null
  >`(select cliente.id_grupo from clientes cliente where cliente.id = ${idCliente}::integer)`
}
