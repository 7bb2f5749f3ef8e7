import { type SQL, sql } from 'drizzle-orm'

/**
 * The customer who is logged in at a session, or null, as part of another area's statement: whose cart or favourites these
 * are is then known in the same round trip.
 */
export function customerOfSession(sessao: unknown): SQL<number | null> {
  return sql<number | null>`(
    select cliente.id from sessoes s join clientes cliente on cliente.id = s.id_cliente
    where s.hash = ${sessao} and cliente.ativo
  )`
}

/** The group of resellers that the customer of a session belongs to, or whom a member of staff sells to, or null, in the same way. */
export function groupOfSession(sessao: unknown): SQL<number | null> {
  return sql<number | null>`(
    select cliente.id_grupo
    from sessoes s join clientes cliente on cliente.id = coalesce(s.id_cliente, s.id_cliente_venda)
    where s.hash = ${sessao} and cliente.ativo
  )`
}
