import { type SQL, sql } from 'drizzle-orm'

/** Where the session's visitor came from, or null: an expression for another module's statement. */
export function attributionOfSession(sessao: unknown): SQL {
  return sql`(select s.atribuicao from sessoes s where s.hash = ${sessao})`
}
