import { type SQL, sql } from 'drizzle-orm'

/** Where the visitor of a session came from, or null, as part of another area's statement. */
export function attributionOfSession(sessao: unknown): SQL {
  return sql`(select s.atribuicao from sessoes s where s.hash = ${sessao})`
}
