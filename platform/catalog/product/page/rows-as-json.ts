import { type SQL, sql } from 'drizzle-orm'

/** The rows of a query as one JSON value. */
export function list<Row>(query: SQL) {
  return sql<Row[]>`(select coalesce(json_agg(r), '[]') from (${query}) r)`
}
