import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

/** Memory limit for writing a workbook, in MB, which tests lower. */
const MAX_MEMORY = 1_536

/**
 * Converts one of our CSVs into a workbook, in a worker thread, which takes it piece by piece. All cells are text, as in
 * the CSV. Null: it needs more memory than the thread may have.
 */
export async function writeXlsx(
  csv: AsyncIterable<Uint8Array>,
  maxMemory = MAX_MEMORY,
): Promise<Uint8Array | null> {
  const worker = new Worker(new URL('./xlsx-worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: maxMemory },
    execArgv: ['--disable-warning=ExperimentalWarning'],
  })
  const ended = once(worker, 'exit').then(() => {
    throw new Error('The thread that writes the workbook ended.')
  })
  // An error of the thread rejects it, too.
  ended.catch(() => undefined)
  const answerTo = (bytes: Uint8Array | null) => {
    const answer = once(worker, 'message')
    worker.postMessage(bytes)
    return Promise.race([answer, ended])
  }
  try {
    for await (const bytes of csv) await answerTo(bytes)
    const [book] = await answerTo(null)
    return book
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY') return null
    throw error
  } finally {
    await worker.terminate()
  }
}
