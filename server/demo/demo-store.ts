import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type pg from 'pg'
import type { Connection } from '#platform/database/connect.ts'
import { createProgress } from '../start/progress.ts'
import { StartFailure } from '../start/start-failure.ts'
import type { DemoOrder, DemoReport } from './load-demo.ts'

const LOADER = fileURLToPath(new URL('./load-demo.ts', import.meta.url))

/** Advisory lock: any number, but the same on all nodes. One of them loads, the others wait. */
const LOCK = 5_471_003

type EnsureDemoInput = DemoOrder & {
  connection: Connection
  /** Resolves once jobs can be enqueued. */
  queues: Promise<unknown>
  signal: AbortSignal
}

/**
 * Fills an empty shop with the demonstration store. `cargas_demo` records start and end, so that an interrupted load is
 * repeated, and a merchant who empties the shop does not get it back. Returns true if it was filled now.
 */
export async function ensureDemo({
  connection,
  queues,
  signal,
  ...order
}: EnsureDemoInput): Promise<boolean> {
  const client = await connection.pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK])
    if (!(await isNeeded(client))) return false

    await queues
    await client.query('insert into cargas_demo default values on conflict do nothing')
    await load(order, signal)
    await client.query('update cargas_demo set terminada_em = now()')
    return true
  } finally {
    await client.query('select pg_advisory_unlock($1)', [LOCK]).catch(() => undefined)
    client.release()
  }
}

async function isNeeded(client: pg.PoolClient): Promise<boolean> {
  const { rows } = await client.query<{ finished: boolean }>(
    'select terminada_em is not null as finished from cargas_demo',
  )
  if (rows[0]) return !rows[0].finished

  const { rowCount } = await client.query('select 1 from produtos limit 1')
  return rowCount === 0
}

/** In a process of its own, whose memory is freed when it ends. */
function load(order: DemoOrder, signal: AbortSignal): Promise<void> {
  const progress = createProgress('Montando a loja de demonstração')
  const child = fork(LOADER, { signal, execArgv: [] })
  let failure = ''
  child.on('message', (report: DemoReport) => {
    if (report.kind === 'progress') progress.show(report.done, report.total, report.label)
    else failure = report.reason
  })
  child.send(order)

  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => {
      progress.end()
      if (code === 0) resolve()
      else
        reject(
          new StartFailure(`A loja de demonstração não pôde ser montada: ${failure || `código ${code}`}`),
        )
    })
  })
}
