/** How long each kind of waiting for the database may take, in milliseconds; 0 for no limit. */
export type Deadlines = Readonly<{
  /** For a connection: one that is free in the pool, or a new one. */
  connectMs: number
  /** For one statement (`statement_timeout`). */
  statementMs: number
  /** For each lock that a statement waits for (`lock_timeout`). */
  lockMs: number
  /** Between two statements of a transaction (`idle_in_transaction_session_timeout`). */
  idleInTransactionMs: number
}>

/** Somebody waits for the answer, and would rather be told to come back. */
export const VISITOR_DEADLINES: Deadlines = {
  connectMs: 4_000,
  statementMs: 15_000,
  lockMs: 5_000,
  idleInTransactionMs: 30_000,
}

/** What must not fail for a queue that is a few seconds long: two thousand buyers may come in the same moment. */
export const CHECKOUT_DEADLINES: Deadlines = { ...VISITOR_DEADLINES, connectMs: 10_000 }

/** Jobs are tried again, so they wait for longer, but not for ever. */
export const JOB_DEADLINES: Deadlines = {
  connectMs: 10_000,
  statementMs: 300_000,
  lockMs: 60_000,
  idleInTransactionMs: 300_000,
}

/** Migrations, imports and commands take what they take, and wait for each other. */
export const NO_DEADLINES: Deadlines = {
  connectMs: 30_000,
  statementMs: 0,
  lockMs: 0,
  idleInTransactionMs: 0,
}
