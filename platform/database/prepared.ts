import type { Database } from './connect.ts'

/**
 * A query that is built once per connection pool or transaction, and that PostgreSQL plans once per connection: for those
 * that every page asks. `build` ends with Drizzle's `prepare`, under a name that no other query has.
 */
export function preparedQuery<Query>(build: (db: Database) => Query): (db: Database) => Query {
  const known = new WeakMap<Database, Query>()

  return (db) => {
    const query = known.get(db) ?? build(db)
    known.set(db, query)
    return query
  }
}
