import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { postgresBinaries } from './binaries.ts'
import { createCluster } from './cluster.ts'
import { openLog } from './log.ts'
import { postmasterStatus, readyPort, stopOrphan } from './postmaster.ts'
import { DURABLE_SETTINGS, THROWAWAY_SETTINGS } from './settings.ts'
import { type DatabaseUser, databaseUser, spawnAs } from './user.ts'

/** Name of the superuser and of the shop's database in the embedded cluster. */
const NAME = 'lira'

/**
 * Number of attempts: a port can be taken between choosing and using it, and a killed server's memory takes a moment to
 * be freed.
 */
const ATTEMPTS = 8

/**
 * Maximum time for a fast shutdown. Past that, PostgreSQL is ended immediately, and replays its log at the next start.
 */
const STOP_MS = 20_000

export type EmbeddedDatabase = {
  /** `postgres://…` of the shop's database, with the password. */
  url: string
  pid: number
  /** Fast shutdown: rolls back open transactions, writes everything, and leaves the files clean. */
  stop: () => Promise<void>
  /** Resolves when PostgreSQL has ended, for whatever reason. */
  exited: Promise<void>
}

/**
 * Starts the PostgreSQL from npm on the files in `folder`. Creates them the first time, and recovers from a crash. The
 * caller makes sure that no other process uses the same folder. `durable: false` gives up safety against power loss,
 * for tests. `connections` is how many it allows, if not as many as its settings say.
 */
export async function startEmbedded(
  folder: string,
  { durable = true, connections }: { durable?: boolean; connections?: number } = {},
): Promise<EmbeddedDatabase> {
  await mkdir(folder, { recursive: true, mode: 0o755 })
  const files = join(folder, 'data')
  const user = await databaseUser(files)
  const password = await storedPassword(join(folder, 'password'))

  if (existsSync(files)) await stopOrphan(files)
  else await createCluster({ folder, files, user, name: NAME, durable })

  for (let attempt = 1; ; attempt++) {
    const port = await freePort()
    const own = { port: String(port), ...(connections && { max_connections: String(connections) }) }
    const server = await launch({ folder, files, user, durable, own })
    if (server) {
      await createDatabase(port, password)
      return { ...server, url: address(port, password, NAME) }
    }
    if (attempt === ATTEMPTS) throw new Error(await lastWords(join(folder, 'postgresql.log')))
    await sleep(attempt * 100)
  }
}

/** Returns the URL of the PostgreSQL that another process runs on `folder`; `undefined` if none is ready. */
export async function runningEmbedded(folder: string): Promise<string | undefined> {
  const port = await readyPort(join(folder, 'data'))
  if (port === undefined) return

  return address(port, await storedPassword(join(folder, 'password')), NAME)
}

type Launch = {
  folder: string
  files: string
  user: DatabaseUser
  durable: boolean
  /** Settings of this start. */
  own: Record<string, string>
}

/** Returns `undefined` if PostgreSQL ended before it was ready; its log has the reason. */
async function launch({ folder, files, user, durable, own }: Launch) {
  const log = openLog(join(folder, 'postgresql.log'))
  const settings = { ...(durable ? DURABLE_SETTINGS : THROWAWAY_SETTINGS), ...own }
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const child = spawnAs(user, postgresBinaries().postgres, ['-D', files, ...flags], {
    stdio: ['ignore', log.fd, log.fd],
    // Ctrl-C in a terminal reaches the whole process group: the database must outlive the requests in flight.
    detached: true,
  })
  const exited = new Promise<void>((resolve) => {
    child.once('error', () => resolve())
    child.once('exit', () => resolve())
  }).then(() => log.close())

  const { pid } = child
  if (pid === undefined) {
    await exited
    return
  }
  let alive = true
  void exited.then(() => {
    alive = false
  })
  while (alive) {
    if ((await postmasterStatus(files, pid)) === 'ready') return { pid, exited, stop }
    await sleep(20)
  }
  return

  async function stop() {
    child.kill('SIGINT')
    const timeout = setTimeout(() => child.kill('SIGQUIT'), STOP_MS)
    await exited
    clearTimeout(timeout)
  }
}

async function storedPassword(file: string): Promise<string> {
  if (existsSync(file)) return (await readFile(file, 'utf8')).trim()

  const password = randomBytes(24).toString('base64url')
  await writeFile(file, password, { mode: 0o600 })
  return password
}

async function createDatabase(port: number, password: string) {
  const client = new pg.Client({ connectionString: address(port, password, 'postgres') })
  await client.connect()
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [NAME])
    if (rowCount === 0) await client.query(`create database ${NAME}`)
  } finally {
    await client.end()
  }
}

function address(port: number, password: string, database: string) {
  return `postgres://${NAME}:${password}@127.0.0.1:${port}/${database}`
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const bound = probe.address()
      const port = typeof bound === 'object' && bound !== null ? bound.port : 0
      probe.close(() => resolve(port))
    })
  })
}

async function lastWords(file: string) {
  const log = await readFile(file, 'utf8').catch(() => '')
  const lines = log.trim().split('\n').slice(-5)

  return `O PostgreSQL embutido não iniciou (registro em ${file}): ${lines.join(' | ')}`
}
