import { loadDemo } from '#demo/load.ts'
import { type Connection, connect } from '#platform/database/connect.ts'
import { openStorage, type StoragePlace } from '#platform/infrastructure/storage/open-storage.ts'

/** Input, sent by the parent process. */
export type DemoOrder = {
  url: string
  files: StoragePlace
  /** Origin of the simulated provider of past payments; null for a store without past sales. */
  pastProvider: string | null
}

/** Messages to the parent process. */
export type DemoReport =
  | { kind: 'progress'; done: number; total: number; label: string }
  | { kind: 'failure'; reason: string }

/** Few: the shop is not open yet, and the load is bound by the processor. */
const CONNECTIONS = 4

const PROVIDER_TIMEOUT_MS = 10_000

// A process of its own, started by `demo-store.ts`. It ends with its parent.
process.once('disconnect', () => process.exit(1))
process.once('message', (order: DemoOrder) => {
  load(order).then(
    () => process.exit(0),
    (error) => {
      console.error(error)
      send({ kind: 'failure', reason: error instanceof Error ? error.message : String(error) })
      process.exitCode = 1
      process.disconnect?.()
    },
  )
})

async function load({ url, files, pastProvider }: DemoOrder) {
  const connection = connect(url, CONNECTIONS)
  const storage = await openStorage(files, 'fotos')
  const history = pastProvider === null ? undefined : await reportHistory(connection, pastProvider)
  await loadDemo(
    connection,
    storage,
    (done, total, label) => send({ kind: 'progress', done, total, label }),
    { history, sounds: true },
  )
  await connection.close()
}

async function reportHistory({ pool }: Connection, provider: string) {
  const { rows } = await pool.query<{ now: Date }>('select clock_timestamp() as now')
  const [clock] = rows
  if (!clock) throw new Error('The database returned no time.')

  return { now: clock.now, updateProvider: (charges: unknown[]) => updateProvider(provider, charges) }
}

async function updateProvider(url: string, charges: unknown[]) {
  const answer = await fetch(`${url}/simulacao/cobrancas`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(charges),
    signal: AbortSignal.timeout(PROVIDER_TIMEOUT_MS),
  })
  if (!answer.ok) throw new Error(`A simulação de pagamentos respondeu ${answer.status}.`)
}

function send(report: DemoReport) {
  process.send?.(report)
}
