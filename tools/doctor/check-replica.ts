import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { connect } from '#platform/database/connect.ts'
import { REPLICA_DEADLINES } from '#platform/database/deadlines.ts'
import { MAX_LAG_MS } from '#server/cache/replica/follow-replica.ts'
import { checkDatabase } from '#server/start/database.ts'

const ASK_MS = 100

/** What is wrong with the replica of `DATABASE_READ_URL`: away, of another database, no replica, or far behind. */
export async function replicaProblems(pool: pg.Pool, url: string): Promise<string[]> {
  const { rows } = await pool.query<{ identity: string; lsn: string }>(
    `select (select system_identifier from pg_control_system()) || ' ' || current_database() as identity,
            pg_current_wal_lsn()::text as lsn`,
  )
  const { identity = '', lsn = '' } = rows[0] ?? {}
  try {
    if ((await checkDatabase(url, 'DATABASE_READ_URL')) !== identity) return ['é outro banco de dados']
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)]
  }
  const replica = connect(url, 1, { deadlines: REPLICA_DEADLINES })
  const began = performance.now()
  try {
    while (performance.now() - began < MAX_LAG_MS) {
      const [state] = (
        await replica.pool.query<{ standby: boolean; has: boolean | null }>(
          'select pg_is_in_recovery() as standby, pg_last_wal_replay_lsn() >= $1::pg_lsn as has',
          [lsn],
        )
      ).rows
      if (!state?.standby) return ['não é uma réplica: aceita gravação']
      if (state.has) return []
      await sleep(ASK_MS)
    }
    return [`está mais de ${MAX_LAG_MS / 1000} segundos atrasada`]
  } finally {
    await replica.close()
  }
}
