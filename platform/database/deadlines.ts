/** Timeouts of each kind of waiting for the database, in milliseconds; 0 for no limit. */
export type Deadlines = Readonly<{
  /** For a connection from the pool, free or new. */
  connectMs: number
  /** For one statement (`statement_timeout`). */
  statementMs: number
  /** For each lock that a statement waits for (`lock_timeout`). */
  lockMs: number
  /** Between two statements of a transaction (`idle_in_transaction_session_timeout`). */
  idleInTransactionMs: number
  /** PostgreSQL itself cancels late statements; this long after that, server or network do not answer any more. */
  silenceMs: number
}>

const SILENCE_MS = 5_000

/** For requests: a visitor is waiting and would rather be asked to come back. */
export const VISITOR_DEADLINES: Deadlines = {
  connectMs: 4_000,
  statementMs: 15_000,
  lockMs: 5_000,
  idleInTransactionMs: 30_000,
  silenceMs: SILENCE_MS,
}

/** For checkout, which must not fail because of a queue of a few seconds: two thousand buyers may come at once. */
export const CHECKOUT_DEADLINES: Deadlines = { ...VISITOR_DEADLINES, connectMs: 10_000 }

/** For a replica: the primary answers in its place. */
export const REPLICA_DEADLINES: Deadlines = {
  ...VISITOR_DEADLINES,
  connectMs: 1_000,
  statementMs: 2_000,
  silenceMs: 500,
}

/** Jobs are retried, so they wait longer, but not for ever. */
export const JOB_DEADLINES: Deadlines = {
  connectMs: 10_000,
  statementMs: 300_000,
  lockMs: 60_000,
  idleInTransactionMs: 300_000,
  silenceMs: SILENCE_MS,
}

/** No limit on statements: migrations, imports and commands take long, and wait for each other. */
export const NO_DEADLINES: Deadlines = {
  connectMs: 30_000,
  statementMs: 0,
  lockMs: 0,
  idleInTransactionMs: 0,
  silenceMs: 0,
}
