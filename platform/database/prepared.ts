import type { SQL } from 'drizzle-orm'
import { PgDialect, type PgPreparedQuery } from 'drizzle-orm/pg-core'
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

/** What runs under the values of its placeholders. */
type PreparedStatement = Pick<PgPreparedQuery<{ execute: unknown; all: never; values: never }>, 'execute'>

/** As `preparedQuery`, for SQL that no builder of Drizzle's writes, with `sql.placeholder` in place of its values. */
export function preparedStatement(name: string, statement: SQL): (db: Database) => PreparedStatement {
  const query = new PgDialect({ casing: 'snake_case' }).sqlToQuery(statement)

  return preparedQuery((db) => db._.session.prepareQuery(query, undefined, name, false))
}
