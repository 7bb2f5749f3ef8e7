import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Logger } from 'pino'
import { type Connection, connect } from '#platform/database/connect.ts'
import {
  CHECKOUT_DEADLINES,
  type Deadlines,
  JOB_DEADLINES,
  VISITOR_DEADLINES,
} from '#platform/database/deadlines.ts'
import { startEmbedded } from '#platform/database/embedded/embedded.ts'
import { NoConnection, outageOf } from '#platform/database/outage.ts'
import type { Config } from '../config.ts'
import { StartFailure } from './start-failure.ts'
import type { Stop } from './stop.ts'

/**
 * Connections of one node, besides the one that listens for tags. The embedded PostgreSQL allows 50; a managed one
 * often 100 for all nodes together.
 */
const CONNECTIONS = {
  visitors: 12,
  checkout: 4,
  jobs: 4,
  health: 1,
}

/** `server_version_num` of PostgreSQL 15. */
const OLDEST = 150_000

const REACH_MS = 5_000

/** Time between two attempts to reach the database. */
const RETRY_MS = 500

type OpenDatabaseInput = {
  config: Pick<Config, 'databaseUrl' | 'dataDir' | 'databaseWaitMs'>
  /** Aborted when the shop is to close. */
  signal: AbortSignal
  stop: Stop
  logger: Logger
  fail: (error: unknown) => void
}

export type Databases = {
  url: string
  /** For pages and most of the API. */
  visitors: Connection
  /** For checkout, payments and their notifications: no other work can take these connections away. */
  checkout: Connection
  /** For background work. */
  jobs: Connection
  /** For `/readyz`: a full pool of another purpose must not make it fail. */
  health: Connection
}

/** Opens the database of `DATABASE_URL`, or the embedded one in `DATA_DIR/postgres`, and checks that it is usable. */
export async function openDatabase({
  config,
  signal,
  stop,
  logger,
  fail,
}: OpenDatabaseInput): Promise<Databases> {
  const url = config.databaseUrl ?? (await openEmbedded(join(config.dataDir, 'postgres'), stop, fail))
  await reachDatabase(url, config.databaseWaitMs, signal, logger)

  return {
    url,
    visitors: open('visitors', VISITOR_DEADLINES),
    checkout: open('checkout', CHECKOUT_DEADLINES),
    jobs: open('jobs', JOB_DEADLINES),
    health: open('health', VISITOR_DEADLINES),
  }

  function open(pool: keyof typeof CONNECTIONS, deadlines: Deadlines): Connection {
    const onBreak = (error: Error) => logger.warn({ err: error, pool }, 'a database connection broke')
    const connection = connect(url, CONNECTIONS[pool], {
      deadlines,
      onBreak,
    })
    stop.add(connection.close)
    return connection
  }
}

async function openEmbedded(folder: string, stop: Stop, fail: (error: unknown) => void): Promise<string> {
  let expected = true
  const embedded = await startEmbedded(folder).catch((error: unknown) => {
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
async function reachDatabase(
  url: string,
  waitMs: number,
  signal: AbortSignal,
  logger: Logger,
): Promise<void> {
  const until = performance.now() + waitMs
  for (let warned = false; ; warned = true) {
    try {
      return await checkDatabase(url)
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
 * Checks that the database is reachable, new enough, and stores any text. Throws `StartFailure` without the password.
 */
export async function checkDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: REACH_MS })
  // A failed connection also emits its error; the rejected promise below is enough.
  client.on('error', () => undefined)
  const where = placeOf(url)
  try {
    await client.connect()
    const { rows } = await client.query<{ version: string; encoding: string }>(
      `select current_setting('server_version_num') as version, current_setting('server_encoding') as encoding`,
    )
    const { version = '0', encoding = '' } = rows[0] ?? {}
    if (Number(version) < OLDEST)
      throw new StartFailure(
        `O banco de dados em ${where} é um PostgreSQL ${Math.floor(Number(version) / 10_000)}; a loja precisa do 15 ou mais novo.`,
      )
    if (encoding !== 'UTF8')
      throw new StartFailure(
        `O banco de dados em ${where} usa a codificação ${encoding}; a loja precisa de UTF8.`,
      )
  } catch (error) {
    if (error instanceof StartFailure) throw error
    throw new StartFailure(
      `O banco de dados em ${where} não está acessível (${reasonOf(error)}); confira DATABASE_URL.`,
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
