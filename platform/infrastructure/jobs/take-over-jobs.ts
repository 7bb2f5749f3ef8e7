import type pg from 'pg'

/** Advisory lock: any number, but the same on all nodes. */
const LOCK = 5_471_004

/** Time from losing the connection that announces this node until the next attempt. */
const REJOIN_MS = 5_000

/**
 * Announces this process to the other nodes of this database, with a connection of `pool` that it keeps as long as it
 * lives. If no other node is alive, jobs that were running when the last one died are resumed at once; otherwise a dead
 * node's job waits until its heartbeat is a minute old (`open-queues.ts`). `leave` releases the connection.
 */
export async function takeOverJobs(pool: pg.Pool): Promise<{ resumed: number; leave: () => void }> {
  const { client, resumed } = await join(pool)
  let connection: pg.PoolClient | undefined = client
  let retry: NodeJS.Timeout | undefined
  watch(client)

  return {
    resumed,
    leave() {
      clearTimeout(retry)
      connection?.release(true)
      connection = undefined
    },
  }

  function watch(joined: pg.PoolClient) {
    joined.once('end', () => {
      if (connection !== joined) return
      connection = undefined
      joined.release(true)
      retry = setTimeout(() => void rejoin(), REJOIN_MS)
    })
  }

  /** Takes over no jobs: some may be running in this process. */
  async function rejoin() {
    try {
      connection = await pool.connect()
      await connection.query('select pg_advisory_lock_shared($1)', [LOCK])
      watch(connection)
    } catch {
      connection?.release(true)
      connection = undefined
      retry = setTimeout(() => void rejoin(), REJOIN_MS)
    }
  }
}

async function join(pool: pg.Pool) {
  const client = await pool.connect()
  try {
    const { rows } = await client.query<{ alone: boolean }>('select pg_try_advisory_lock($1) as alone', [
      LOCK,
    ])
    const resumed = rows[0]?.alone ? await resume(client) : 0
    await client.query('select pg_advisory_lock_shared($1)', [LOCK])
    if (rows[0]?.alone) await client.query('select pg_advisory_unlock($1)', [LOCK])
    return { client, resumed }
  } catch (error) {
    client.release(true)
    throw error
  }
}

/**
 * A job in its last try is left to its timeout, as it may be what kills the process. A recurring job is queued only
 * once.
 */
async function resume(client: pg.PoolClient): Promise<number> {
  const { rowCount } = await client.query(`
    update pgboss.job j set state = 'retry', start_after = now()
    where state = 'active' and retry_count < retry_limit
      and (policy = 'standard' or not exists (select from pgboss.job other where other.name = j.name and other.state = 'retry'))`)

  return rowCount ?? 0
}
