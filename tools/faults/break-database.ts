import type pg from 'pg'

/** Ends every connection to the database of `pool` but its own, as an administrator or a managed service does. */
export async function terminateBackends(pool: pg.Pool): Promise<void> {
  await pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name <> $1`,
    [OBSERVER],
  )
}

/** Ends one connection that is in the middle of a transaction; false if there is none just then. */
export async function terminateTransaction(pool: pg.Pool): Promise<boolean> {
  const { rowCount } = await pool.query(
    `select pg_terminate_backend(pid) from (
       select pid from pg_stat_activity
       where datname = current_database() and state = 'idle in transaction' and application_name <> $1 limit 1
     ) as one`,
    [OBSERVER],
  )
  return (rowCount ?? 0) > 0
}

/** Stops PostgreSQL with all its processes until `work` is done, as a disk that hangs or a machine that is moved does. */
export async function freeze(pool: pg.Pool, postmaster: number, work: () => unknown): Promise<void> {
  const { rows } = await pool.query<{ pid: number }>('select pid from pg_stat_activity')
  const pids = [postmaster, ...rows.map(({ pid }) => pid)]
  signal(pids, 'SIGSTOP')
  try {
    await work()
  } finally {
    signal(pids, 'SIGCONT')
  }
}

/** By this name the connections of who watches are told from those of the shop. */
export const OBSERVER = 'observer'

function signal(pids: number[], name: 'SIGSTOP' | 'SIGCONT') {
  for (const pid of pids) {
    try {
      process.kill(pid, name)
    } catch (error) {
      // It has just ended.
      if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
    }
  }
}
