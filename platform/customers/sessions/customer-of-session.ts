import { type SQL, sql } from 'drizzle-orm'

/**
 * The customer who is logged in to a session, or null: an expression for another module's statement, which saves a
 * round trip for carts and favourites.
 */
export function customerOfSession(sessao: unknown): SQL<number | null> {
  return sql<number | null>`(
    select cliente.id from sessoes s join clientes cliente on cliente.id = s.id_cliente
    where s.hash = ${sessao} and cliente.ativo
  )`
}

/** The destination state of a visitor, by the CEP that they entered or their main address; null if unknown. */
export function stateOfSession(sessao: unknown): SQL<string | null> {
  return sql<string | null>`(
    select coalesce(s.uf, (
      select e.uf from enderecos_clientes e
      where e.id_cliente = coalesce(s.id_cliente, s.id_cliente_venda) and e.principal
    ))
    from sessoes s where s.hash = ${sessao}
  )`
}

/**
 * The reseller group of the session's customer, or of the customer that a staff member sells to; null if there is none.
 */
export function groupOfSession(sessao: unknown): SQL<number | null> {
  return sql<number | null>`(
    select cliente.id_grupo
    from sessoes s join clientes cliente on cliente.id = coalesce(s.id_cliente, s.id_cliente_venda)
    where s.hash = ${sessao} and cliente.ativo
  )`
}
