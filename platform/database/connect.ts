import { drizzle } from 'drizzle-orm/node-postgres'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import pg from 'pg'
import { nameStatements } from './named-statements.ts'

/** A connection or a transaction: verbs and rows take either. */
export type Database = PgDatabase<PgQueryResultHKT>

export type Connection = { db: Database; pool: pg.Pool; close: () => Promise<void> }

/**
 * Opens a pool on a PostgreSQL ≥ 15. `connections` bounds it. Columns are the wire's words in snake_case. A connection that
 * breaks while nobody uses it is replaced; `onIdleBreak` hears of it.
 */
export function connect(
  url: string,
  connections: number,
  onIdleBreak: (error: Error) => void = () => undefined,
): Connection {
  const pool = new pg.Pool({ connectionString: url, max: connections, idleTimeoutMillis: 30_000 })
  pool.on('connect', nameStatements)
  // Without a listener it would end the process.
  pool.on('error', onIdleBreak)
  const db = drizzle(pool, { casing: 'snake_case' })

  return { db, pool, close: () => pool.end() }
}
