import type pg from 'pg'

/** Ends every connection to the database of `pool` except its own, as an administrator or a managed service does. */
export async function terminateBackends(pool: pg.Pool): Promise<void> {
  await pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name <> $1`,
    [OBSERVER],
  )
}

/** Ends one connection that is in the middle of a transaction; false if there is none. */
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

/** Stops all processes of PostgreSQL until `work` is done, like a hanging disk or a machine that is being moved. */
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

/** The application name that distinguishes the test's own connections from the shop's. */
export const OBSERVER = 'observer'

function signal(pids: number[], name: 'SIGSTOP' | 'SIGCONT') {
  for (const pid of pids) {
    try {
      process.kill(pid, name)
    } catch (error) {
      // It has just exited.
      if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
    }
  }
}
