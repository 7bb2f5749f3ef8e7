import type { Database } from './connect.ts'

/**
 * A query that is built once per connection pool or transaction, and planned once per connection: for those that every
 * page needs. `build` ends with Drizzle's `prepare`, under a unique name.
 */
export function preparedQuery<Query>(build: (db: Database) => Query): (db: Database) => Query {
  const known = new WeakMap<Database, Query>()

  return (db) => {
    const query = known.get(db) ?? build(db)
    known.set(db, query)
    return query
  }
}
