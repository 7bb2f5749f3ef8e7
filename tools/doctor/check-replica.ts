import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { type Connection, connect } from '#platform/database/connect.ts'
import { REPLICA_DEADLINES } from '#platform/database/deadlines.ts'
import { MAX_LAG_MS } from '#server/cache/replica/follow-replica.ts'
import { checkDatabase } from '#server/start/database.ts'

const ASK_MS = 100

/** A slot that nobody reads retains the log, until the primary's disk is full. */
const RETAINED_BYTES = 1024 ** 3

/** The replica as examined now; `reads` says whether and why the shop reads there. */
export type ExaminedReplica = { problems: string[]; reads: string }

/**
 * Examines the replica of `DATABASE_READ_URL` by the rule by which the shop reads there: it has to reach the primary's
 * present position in time.
 */
export async function examineReplica(pool: pg.Pool, url: string): Promise<ExaminedReplica> {
  const slots = await slotProblems(pool)
  const found = await examine(pool, url)

  return { ...found, problems: [...found.problems, ...slots] }
}

async function examine(pool: pg.Pool, url: string): Promise<ExaminedReplica> {
  const { rows } = await pool.query<{ identity: string; lsn: string }>(
    `select (select system_identifier from pg_control_system()) || ' ' || current_database() as identity,
            pg_current_wal_lsn()::text as lsn`,
  )
  const { identity = '', lsn = '' } = rows[0] ?? {}
  try {
    const found = await checkDatabase(url, 'DATABASE_READ_URL')
    if (found.identity !== identity) return unread('é outro banco de dados')
  } catch (error) {
    return unread(error instanceof Error ? error.message : String(error))
  }
  // As through a pooler: what is set for a session would stay in a connection that the shop shares.
  const replica = connect(url, 1, { deadlines: REPLICA_DEADLINES, pooled: true })
  try {
    return await follow(replica, lsn)
  } catch (error) {
    return unread(error instanceof Error ? error.message : String(error))
  } finally {
    await replica.close()
  }
}

type State = { standby: boolean; behind: number; receives: boolean; idle: number | null }

async function follow({ pool }: Connection, lsn: string): Promise<ExaminedReplica> {
  const began = performance.now()
  const first = await stateOf(pool, lsn)
  if (!first.standby) return unread('não é uma réplica: aceita gravação')
  let state = first
  while (state.behind > 0 && performance.now() - began < MAX_LAG_MS) {
    await sleep(ASK_MS)
    state = await stateOf(pool, lsn)
  }
  if (state.behind > 0) {
    const line = state.receives ? '' : '; não recebe nada do principal (a conexão caiu, ou falta o slot)'
    const since = state.idle === null ? '' : `, a última transação é de há ${Math.round(state.idle)} s`
    return unread(
      `está mais de ${MAX_LAG_MS / 1000} segundos atrasada (${kilobytes(state.behind)}${since})${line}`,
    )
  }
  const took = first.behind > 0 ? Math.max(performance.now() - began, ASK_MS) / 1000 : 0
  const lag = `${kilobytes(Math.max(first.behind, 0))} atrás, em dia ${took === 0 ? 'já' : `${decimal(took)} s depois`}`

  return { problems: [], reads: `${lag}; a loja lê nela` }
}

async function stateOf(pool: pg.Pool, lsn: string): Promise<State> {
  const { rows } = await pool.query<State>(
    `select pg_is_in_recovery() as standby,
            coalesce(pg_wal_lsn_diff($1::pg_lsn, pg_last_wal_replay_lsn()), 0)::float as behind,
            exists (select from pg_stat_wal_receiver) as receives,
            extract(epoch from now() - pg_last_xact_replay_timestamp())::float as idle`,
    [lsn],
  )
  const [state] = rows
  if (!state) throw new Error('The replica did not answer.')

  return state
}

/** The slots of replicas that are not connected. */
async function slotProblems(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ name: string; bytes: number | null; lost: boolean }>(
    `select slot_name as name, pg_wal_lsn_diff(pg_current_wal_lsn(), restart_lsn)::float as bytes,
            wal_status = 'lost' as lost
     from pg_replication_slots where slot_type = 'physical' and not active`,
  )

  return rows.flatMap(({ name, bytes, lost }) => {
    if (lost) return [`o slot ${name} perdeu o que a réplica ainda não tinha: refaça-a com pg_basebackup`]
    if ((bytes ?? 0) < RETAINED_BYTES) return []
    return [`o slot ${name} está parado e segura ${kilobytes(bytes ?? 0)} no disco do principal`]
  })
}

function unread(problem: string): ExaminedReplica {
  return { problems: [problem], reads: 'a loja lê do banco principal' }
}

function kilobytes(bytes: number): string {
  return `${Math.ceil(bytes / 1024).toLocaleString('pt-BR')} kB`
}

function decimal(seconds: number): string {
  return seconds.toLocaleString('pt-BR', { maximumFractionDigits: 1 })
}
