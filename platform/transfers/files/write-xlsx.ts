import { Worker } from 'node:worker_threads'

/** Memory limit for writing a workbook, in MB. */
const MAX_MEMORY = 1_536

/** Converts one of our CSVs into a workbook, in a worker thread. All cells are text, as in the CSV. */
export function writeXlsx(csv: Uint8Array): Promise<Uint8Array> {
  const worker = new Worker(new URL('./xlsx-worker.ts', import.meta.url), {
    workerData: csv,
    resourceLimits: { maxOldGenerationSizeMb: MAX_MEMORY },
    execArgv: ['--disable-warning=ExperimentalWarning'],
  })

  return new Promise((resolve, reject) => {
    worker.on('message', resolve)
    worker.on('error', reject)
    worker.on('exit', (code) => reject(new Error(`The thread that writes the workbook ended with ${code}.`)))
  })
}
