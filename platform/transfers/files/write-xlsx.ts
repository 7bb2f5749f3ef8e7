import { Worker } from 'node:worker_threads'

/** Megabytes that a workbook may take while it is made. */
const MAX_MEMORY = 1_536

/** A workbook of the same cells as a CSV of ours, made beside the event loop. All cells are text, as the CSV has them. */
export function writeXlsx(csv: Uint8Array): Promise<Uint8Array> {
  const worker = new Worker(new URL('./xlsx-worker.ts', import.meta.url), {
    workerData: csv,
    resourceLimits: { maxOldGenerationSizeMb: MAX_MEMORY },
    execArgv: ['--disable-warning=ExperimentalWarning'],
  })

  return new Promise((resolve, reject) => {
    worker.on('message', resolve)
    worker.on('error', reject)
    worker.on('exit', (code) => reject(new Error(`The thread that makes the workbook ended with ${code}.`)))
  })
}
