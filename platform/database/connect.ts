import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import pg from 'pg'
import { traceStatements } from '#platform/infrastructure/tracing/trace-statements.ts'
import { currentTracer } from '#platform/infrastructure/tracing/tracer.ts'
import { type Deadlines, NO_DEADLINES } from './deadlines.ts'
import { PLANNER_SETTINGS } from './embedded/planner-settings.ts'
import { nameStatements, unnameStatements } from './named-statements.ts'
import { queryBuilder } from './transactions.ts'

/** A connection or a transaction: use cases and rows accept either. */
export type Database = PgDatabase<PgQueryResultHKT>

export type Connection = { db: Database; pool: pg.Pool; close: () => Promise<void> }

type Options = {
  deadlines?: Deadlines
  /** Called for each connection that broke, whether it was in use or not. */
  onBreak?: (error: Error) => void
  /** Whether a pooler in transaction mode is in between: each transaction may be on another connection. */
  pooled?: boolean
}

/** Idle time after which TCP sends keep-alives, so that proxies and firewalls do not drop the connection. */
const KEEP_ALIVE_MS = 10_000

/**
 * After this time a connection is replaced even if it is always in use. PostgreSQL chooses by costs whether to plan a
 * statement once or at each use, and compares with the cost that the one plan had while the tables were small.
 */
const LIFETIME_S = 30 * 60

/**
 * Opens a pool of at most `connections` to PostgreSQL ≥ 15. Columns are the wire's words in snake_case. A connection
 * that breaks is replaced; only the query running on it fails. Through a pooler no state of a session is used: no named
 * statements, no settings of the planner but the role's, and PostgreSQL's own deadlines hold within transactions only;
 * a single statement ends with its connection.
 */
export function connect(
  url: string,
  connections: number,
  { deadlines = NO_DEADLINES, onBreak = () => undefined, pooled = false }: Options = {},
): Connection {
  const { connectMs, statementMs, silenceMs } = deadlines
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    idleTimeoutMillis: 30_000,
    maxLifetimeSeconds: LIFETIME_S,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    connectionTimeoutMillis: connectMs,
    ...(statementMs > 0 && { query_timeout: statementMs + silenceMs }),
    ...(!pooled && { onConnect: (client: pg.ClientBase) => setUpSession(client, deadlines) }),
  })
  pool.on('connect', (client) => {
    // The pool listens only while a connection is idle: one that breaks between two statements of a transaction would
    // end the process.
    client.on('error', onBreak)
    if (pooled) unnameStatements(client)
    else nameStatements(client)
  })
  const tracer = currentTracer()
  if (tracer !== null) traceStatements(pool, tracer)
  // The connection itself has reported it.
  pool.on('error', () => undefined)

  const begin = pooled ? beginWithin(deadlines) : 'begin'

  return { db: queryBuilder(pool, begin), pool, close: () => pool.end() }
}

/** Begins a transaction with these deadlines, in one message. */
function beginWithin({ statementMs, lockMs, idleInTransactionMs }: Deadlines): string {
  return `begin; set local statement_timeout = ${statementMs}; set local lock_timeout = ${lockMs}; set local idle_in_transaction_session_timeout = ${idleInTransactionMs}`
}

/** Set with a statement, not as connection parameters, which poolers such as PgBouncer reject. */
async function setUpSession(client: pg.ClientBase, deadlines: Deadlines): Promise<void> {
  const { connectMs, statementMs, lockMs, idleInTransactionMs } = deadlines
  const settings = {
    ...PLANNER_SETTINGS,
    statement_timeout: String(statementMs),
    lock_timeout: String(lockMs),
    idle_in_transaction_session_timeout: String(idleInTransactionMs),
  }
  const question = {
    text: 'select set_config(name, setting, false) from unnest($1::text[], $2::text[]) as settings (name, setting)',
    values: [Object.keys(settings), Object.values(settings)],
    // The driver's types lack it for single queries.
    query_timeout: connectMs,
  }
  await client.query(question)
}
