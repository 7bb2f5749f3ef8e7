import { join } from 'node:path'
import { loadDemo } from '#demo/load.ts'
import { connect } from '#platform/database/connect.ts'
import { localStorage } from '#platform/storage/local.ts'

/** What the parent asks for. */
export type DemoOrder = { url: string; filesDir: string }

/** What the parent is told. */
export type DemoReport =
  | { kind: 'progress'; done: number; total: number; label: string }
  | { kind: 'failure'; reason: string }

/** Few: the shop beside it is not open yet, and the load is bound by the processor. */
const CONNECTIONS = 4

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

async function load({ url, filesDir }: DemoOrder) {
  const connection = connect(url, CONNECTIONS)
  const storage = localStorage(join(filesDir, 'fotos'))
  await loadDemo(connection, storage, (done, total, label) => tell({ kind: 'progress', done, total, label }))
  await connection.close()
}

function tell(report: DemoReport) {
  process.send?.(report)
}
