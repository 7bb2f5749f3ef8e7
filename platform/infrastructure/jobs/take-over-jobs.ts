import type pg from 'pg'

/** Any number, but the same for all nodes. */
const LOCK = 5_471_004

/** From the loss of the connection by which a node is known to the next try. */
const REJOIN_MS = 5_000

/**
 * Makes this process known to the other nodes on this database for as long as it lives, by a connection of `pool`. Where it is the
 * only one, whatever was being run when the last one died can't be running any more, and goes on at once; with others alive, a job
 * of a dead node waits until its node has given no sign for a minute (`open-queues.ts`). `leave` gives the connection back.
 */
export async function takeOverJobs(pool: pg.Pool): Promise<{ resumed: number; leave: () => void }> {
  const { client, resumed } = await join(pool)
  let held: pg.PoolClient | undefined = client
  let retry: NodeJS.Timeout | undefined
  watch(client)

  return {
    resumed,
    leave() {
      clearTimeout(retry)
      held?.release(true)
      held = undefined
    },
  }

  function watch(joined: pg.PoolClient) {
    joined.once('end', () => {
      if (held !== joined) return
      held = undefined
      joined.release(true)
      retry = setTimeout(() => void rejoin(), REJOIN_MS)
    })
  }

  /** Its own jobs may be running, so nothing is taken over. */
  async function rejoin() {
    try {
      held = await pool.connect()
      await held.query('select pg_advisory_lock_shared($1)', [LOCK])
      watch(held)
    } catch {
      held?.release(true)
      held = undefined
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

/** The last try of a job is left to its deadline: it may be the job that kills the process. A recurring job waits in line once. */
async function resume(client: pg.PoolClient): Promise<number> {
  const { rowCount } = await client.query(`
    update pgboss.job j set state = 'retry', start_after = now()
    where state = 'active' and retry_count < retry_limit
      and (policy = 'standard' or not exists (select from pgboss.job other where other.name = j.name and other.state = 'retry'))`)

  return rowCount ?? 0
}
