import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Logger } from 'pino'
import { type Connection, connect } from '#platform/database/connect.ts'
import {
  CHECKOUT_DEADLINES,
  type Deadlines,
  JOB_DEADLINES,
  NO_DEADLINES,
  REPLICA_DEADLINES,
  VISITOR_DEADLINES,
} from '#platform/database/deadlines.ts'
import { startEmbedded } from '#platform/database/embedded/embedded.ts'
import { NoConnection, outageOf } from '#platform/database/outage.ts'
import type { Config } from '../config.ts'
import { StartFailure } from './start-failure.ts'
import type { Stop } from './stop.ts'

/**
 * Connections of each process of a node, besides the one that listens for tags. `jobs` and `node` are of the one process
 * that runs jobs. A managed PostgreSQL often allows 100 for all nodes together, so that many processes have few each.
 */
function connectionsOf(processes: number) {
  return {
    visitors: Math.max(4, Math.ceil(12 / processes)),
    checkout: Math.max(2, Math.ceil(4 / processes)),
    jobs: 4,
    node: 1,
    health: 1,
  }
}

/** What the embedded PostgreSQL allows at least, and beyond the shop's own: commands, and replacements of processes. */
const EMBEDDED = { least: 50, spare: 27 }

/** `server_version_num` of PostgreSQL 15. */
const OLDEST = 150_000

const REACH_MS = 5_000

/** Time between two attempts to reach the database. */
const RETRY_MS = 500

type OpenDatabaseInput = {
  config: Pick<
    Config,
    'databaseUrl' | 'databaseDirectUrl' | 'databaseReadUrl' | 'dataDir' | 'databaseWaitMs' | 'processes'
  >
  /** Aborted when the shop is to close. */
  signal: AbortSignal
  stop: Stop
  logger: Logger
  fail: (error: unknown) => void
}

/** The addresses of the one database. */
export type DatabaseUrls = {
  /** For what belongs to a session: locks, notifications, migrations. */
  direct: string
  /** Through a pooler in transaction mode; null: there is none. */
  pooled: string | null
  /** A streaming replica, through a pooler or not; null: there is none. */
  read: { url: string; pooled: boolean } | null
}

export type Databases = {
  /** For pages and most of the API. */
  visitors: Connection
  /** For checkout, payments and their notifications: no other work can take these connections away. */
  checkout: Connection
  /** For background work. */
  jobs: Connection
  /** For the one connection by which nodes know each other (`takeOverJobs`). */
  node: Connection
  /** For `/readyz`: a full pool of another purpose must not make it fail. */
  health: Connection
  /** The replica, with a connection to the primary that measures its lag; null: there is none. */
  replica: { reads: Connection; primary: Connection } | null
}

/**
 * Opens the database of `DATABASE_URL`, or the embedded one in `DATA_DIR/postgres`, and checks that it is usable, with
 * and without the pooler.
 */
export async function openDatabase({
  config,
  signal,
  stop,
  logger,
  fail,
}: OpenDatabaseInput): Promise<DatabaseUrls> {
  const { databaseUrl, databaseDirectUrl, databaseReadUrl } = config
  // The one of npm is what the shop needs, and has no replica.
  if (databaseUrl === undefined)
    return { direct: await openEmbedded(config, stop, fail), pooled: null, read: null }
  const direct = databaseDirectUrl ?? databaseUrl
  const pooled = databaseDirectUrl === undefined ? null : (databaseUrl ?? null)
  const { identity } = await reach(direct, pooled === null ? 'DATABASE_URL' : 'DATABASE_DIRECT_URL')
  if (pooled !== null && (await reach(pooled, 'DATABASE_URL')).identity !== identity)
    throw new StartFailure('DATABASE_URL e DATABASE_DIRECT_URL levam a bancos de dados diferentes.')

  const read = databaseReadUrl === undefined ? null : await checkReplica(databaseReadUrl, identity)

  return { direct, pooled, read }

  /** One that is away is read once it is there, as if through a pooler, which is right for both. */
  async function checkReplica(url: string, identity: string) {
    const found = await checkDatabase(url, 'DATABASE_READ_URL').catch((error: unknown) => {
      logger.warn({ err: error }, 'the replica does not answer')
      return { identity, isPooled: true }
    })
    if (found.identity !== identity)
      throw new StartFailure('DATABASE_READ_URL não leva a uma réplica do banco de DATABASE_URL.')

    return { url, pooled: found.isPooled }
  }

  function reach(url: string, variable: string) {
    return reachDatabase(() => checkDatabase(url, variable), config.databaseWaitMs, signal, logger)
  }
}

type OpenPoolsInput = { urls: DatabaseUrls; processes: number; stop: Stop; logger: Logger }

/** Opens this process's pools, which connect when they are first used. */
export function openPools({ urls, processes, stop, logger }: OpenPoolsInput): Databases {
  const connections = connectionsOf(processes)

  return {
    visitors: open('visitors', VISITOR_DEADLINES),
    checkout: open('checkout', CHECKOUT_DEADLINES),
    jobs: open('jobs', JOB_DEADLINES),
    node: open('node', NO_DEADLINES),
    health: open('health', VISITOR_DEADLINES),
    replica: urls.read === null ? null : openReplica(urls.read),
  }

  function openReplica({ url, pooled }: NonNullable<DatabaseUrls['read']>) {
    const reads = connect(url, connections.visitors, {
      deadlines: REPLICA_DEADLINES,
      onBreak: (error) => logger.warn({ err: error, pool: 'replica' }, 'a database connection broke'),
      pooled,
    })
    const primary = connect(urls.direct, 1, { deadlines: REPLICA_DEADLINES })
    stop.add(reads.close)
    stop.add(primary.close)
    return { reads, primary }
  }

  function open(pool: keyof typeof connections, deadlines: Deadlines): Connection {
    const onBreak = (error: Error) => logger.warn({ err: error, pool }, 'a database connection broke')
    // A lock of its session announces the node.
    const pooled = pool === 'node' ? null : urls.pooled
    const connection = connect(pooled ?? urls.direct, connections[pool], {
      deadlines,
      onBreak,
      pooled: pooled !== null,
    })
    stop.add(connection.close)
    return connection
  }
}

async function openEmbedded(
  { dataDir, processes }: Pick<Config, 'dataDir' | 'processes'>,
  stop: Stop,
  fail: (error: unknown) => void,
): Promise<string> {
  const folder = join(dataDir, 'postgres')
  const { visitors, checkout, jobs, node, health } = connectionsOf(processes)
  const own = processes * (visitors + checkout + health + 1) + jobs + node
  let expected = true
  const embedded = await startEmbedded(folder, {
    connections: Math.max(EMBEDDED.least, own + EMBEDDED.spare),
  }).catch((error: unknown) => {
    throw new StartFailure(error instanceof Error ? error.message : String(error))
  })
  void embedded.exited.then(() => {
    if (expected)
      fail(
        new StartFailure(`O PostgreSQL embutido terminou sozinho; veja ${join(folder, 'postgresql.log')}.`),
      )
  })
  stop.add(() => {
    expected = false
    return embedded.stop()
  })
  return embedded.url
}

/** Waits for a database that does not answer yet: a machine that starts both may start the shop first. */
async function reachDatabase<Found>(
  check: () => Promise<Found>,
  waitMs: number,
  signal: AbortSignal,
  logger: Logger,
): Promise<Found> {
  const until = performance.now() + waitMs
  for (let warned = false; ; warned = true) {
    try {
      return await check()
    } catch (error) {
      if (!isComing(error) || performance.now() + RETRY_MS > until) throw error
      if (!warned) logger.warn({ err: error, seconds: waitMs / 1000 }, 'waiting for the database')
    }
    await sleep(RETRY_MS, undefined, { signal })
  }
}

/** Whether retrying can help: nobody answers, or PostgreSQL is starting. A wrong password or name stays wrong. */
function isComing(error: unknown): boolean {
  const reason = error instanceof StartFailure ? error.cause : undefined
  const decided = reason instanceof pg.DatabaseError && /^(28|3D)/.test(reason.code ?? '')

  return (
    !decided &&
    outageOf(new NoConnection('no connection', { cause: reason })) !== null &&
    reason !== undefined
  )
}

/**
 * Checks that the database is reachable, new enough, and stores any text. Returns what identifies it, and whether the
 * URL leads to a pooler. Throws `StartFailure` without the password; `variable` is where the URL comes from.
 */
export async function checkDatabase(
  url: string,
  variable = 'DATABASE_URL',
): Promise<{ identity: string; isPooled: boolean }> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: REACH_MS })
  // A failed connection also emits its error; the rejected promise below is enough.
  client.on('error', () => undefined)
  const where = placeOf(url)
  try {
    await client.connect()
    const { rows } = await client.query<{ version: string; encoding: string; identity: string; pid: number }>(
      `select current_setting('server_version_num') as version, current_setting('server_encoding') as encoding,
              pg_backend_pid() as pid,
              (select system_identifier from pg_control_system()) || ' ' || current_database() as identity`,
    )
    const { version = '0', encoding = '', identity = '', pid } = rows[0] ?? {}
    if (Number(version) < OLDEST)
      throw new StartFailure(
        `O banco de dados em ${where} é um PostgreSQL ${Math.floor(Number(version) / 10_000)}; a loja precisa do 15 ou mais novo.`,
      )
    if (encoding !== 'UTF8')
      throw new StartFailure(
        `O banco de dados em ${where} usa a codificação ${encoding}; a loja precisa de UTF8.`,
      )
    // A pooler names a process of its own when a connection opens.
    return { identity, isPooled: 'processID' in client && client.processID !== pid }
  } catch (error) {
    if (error instanceof StartFailure) throw error
    throw new StartFailure(
      `O banco de dados em ${where} não está acessível (${reasonOf(error)}); confira ${variable}.`,
      { cause: error },
    )
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** The URL without its password. */
function placeOf(url: string) {
  const { hostname, port, pathname } = new URL(url)

  return `${hostname}:${port || '5432'}${pathname}`
}

/** A host name with several addresses fails with one error for each, and no message of its own. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join('; ')
  return error instanceof Error ? error.message : String(error)
}
