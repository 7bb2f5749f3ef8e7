import { type SQL, sql } from 'drizzle-orm'

/** The SQL condition that a customer has this e-mail. */
export function hasAccount(email: SQL): SQL {
  return sql`exists (select from clientes where clientes.email = ${email})`
}
