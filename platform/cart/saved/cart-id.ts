import { type SQL, sql } from 'drizzle-orm'
import { customerOfSession } from '#platform/customers/sessions/customer-of-session.ts'

/** The id of the cart of the session's customer, or else of the session; null if there is none. */
export function cartIdOf(sessao: string): SQL<number | null> {
  return sql<number | null>`(
    select id from carrinhos
    where id_cliente = ${customerOfSession(sessao)}
      or sessao = ${sessao} and ${customerOfSession(sessao)} is null
  )`
}
