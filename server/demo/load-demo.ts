import { join } from 'node:path'
import { loadDemo } from '#demo/load.ts'
import { type Connection, connect } from '#platform/database/connect.ts'
import { localStorage } from '#platform/infrastructure/storage/local.ts'

/** What the parent asks for. */
export type DemoOrder = {
  url: string
  filesDir: string
  /** Origin of the simulated provider that took the money of the past; null: the store has no past. */
  pastProvider: string | null
}

/** What the parent is told. */
export type DemoReport =
  | { kind: 'progress'; done: number; total: number; label: string }
  | { kind: 'failure'; reason: string }

/** Few: the shop beside it is not open yet, and the load is bound by the processor. */
const CONNECTIONS = 4

const PROVIDER_TIMEOUT_MS = 10_000

// A process of its own, started by `demo-store.ts`. It does not outlive its parent.
process.once('disconnect', () => process.exit(1))
process.once('message', (order: DemoOrder) => {
  load(order).then(
    () => process.exit(0),
    (error) => {
      console.error(error)
      tell({ kind: 'failure', reason: error instanceof Error ? error.message : String(error) })
      process.exitCode = 1
      process.disconnect?.()
    },
  )
})

async function load({ url, filesDir, pastProvider }: DemoOrder) {
  const connection = connect(url, CONNECTIONS)
  const storage = localStorage(join(filesDir, 'fotos'))
  const history = pastProvider === null ? undefined : await reportHistory(connection, pastProvider)
  await loadDemo(
    connection,
    storage,
    (done, total, label) => tell({ kind: 'progress', done, total, label }),
    { history },
  )
  await connection.close()
}

async function reportHistory({ pool }: Connection, provider: string) {
  const { rows } = await pool.query<{ agora: Date }>('select clock_timestamp() as agora')
  const [clock] = rows
  if (!clock) throw new Error('The database has no clock.')

  return { agora: clock.agora, updateProvider: (charges: unknown[]) => updateProvider(provider, charges) }
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

function tell(report: DemoReport) {
  process.send?.(report)
}
