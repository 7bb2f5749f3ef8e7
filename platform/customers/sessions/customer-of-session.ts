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

/** The state that a visitor's goods go to, or null while it is not known: of the CEP that they typed, or of their main address. */
export function stateOfSession(sessao: unknown): SQL<string | null> {
  return sql<string | null>`(
    select coalesce(s.uf, (
      select e.uf from enderecos_clientes e
      where e.id_cliente = coalesce(s.id_cliente, s.id_cliente_venda) and e.principal
    ))
    from sessoes s where s.hash = ${sessao}
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
