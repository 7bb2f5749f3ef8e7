import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import pg from 'pg'
import { type Deadlines, NO_DEADLINES } from './deadlines.ts'
import { nameStatements } from './named-statements.ts'
import { queryBuilder } from './transactions.ts'

/** A connection or a transaction: verbs and rows take either. */
export type Database = PgDatabase<PgQueryResultHKT>

export type Connection = { db: Database; pool: pg.Pool; close: () => Promise<void> }

type Options = {
  deadlines?: Deadlines
  /** Hears of each connection that broke, whether it was being used or not. */
  onBreak?: (error: Error) => void
}

/** PostgreSQL itself ends a statement that is late; past this, it is the server or the network that no longer answers. */
const SILENCE_MS = 5_000

/** The system asks for a sign of life on a line that was quiet for so long, so that proxies and firewalls keep it. */
const KEEP_ALIVE_MS = 10_000

/**
 * Opens a pool of at most `connections` on a PostgreSQL ≥ 15. Columns are the wire's words in snake_case. A connection that breaks
 * is replaced: what was being asked on it fails, nothing else does.
 */
export function connect(
  url: string,
  connections: number,
  { deadlines = NO_DEADLINES, onBreak = () => undefined }: Options = {},
): Connection {
  const { connectMs, statementMs } = deadlines
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    connectionTimeoutMillis: connectMs,
    ...(statementMs > 0 && { query_timeout: statementMs + SILENCE_MS }),
    onConnect: (client) => setDeadlines(client, deadlines),
  })
  pool.on('connect', (client) => {
    // The pool listens only while a connection lies idle: one that breaks between two statements of a transaction would
    // end the process.
    client.on('error', onBreak)
    nameStatements(client)
  })
  // The connection itself has told it.
  pool.on('error', () => undefined)

  return { db: queryBuilder(pool), pool, close: () => pool.end() }
}

/** By statement and not as parameters of the connection, which poolers such as PgBouncer turn away. */
async function setDeadlines(client: pg.ClientBase, deadlines: Deadlines): Promise<void> {
  const { connectMs, statementMs, lockMs, idleInTransactionMs } = deadlines
  if (statementMs + lockMs + idleInTransactionMs === 0) return
  const text = `select set_config('statement_timeout', $1, false), set_config('lock_timeout', $2, false),
    set_config('idle_in_transaction_session_timeout', $3, false)`
  const question = {
    text,
    values: [statementMs, lockMs, idleInTransactionMs].map(String),
    // The driver's types leave it out of a single question.
    query_timeout: connectMs,
  }
  await client.query(question)
}
