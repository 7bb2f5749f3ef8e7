import { type SQL, sql } from 'drizzle-orm'

/** Whether a customer has this e-mail. Part of another statement. */
export function hasAccount(email: SQL): SQL {
  return sql`exists (select from clientes where clientes.email = ${email})`
}
