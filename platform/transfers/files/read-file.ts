import { Worker } from 'node:worker_threads'
import type { FileLine } from './file-line.ts'
import { UnreadableFile } from './unreadable-file.ts'

/** No real file takes longer. */
const TIMEOUT_MS = 120_000

/** Memory limit for reading, in MB; files are up to 32 MB. */
const MAX_MEMORY = 1_024

export type ReadAnswer = { lines: FileLine[] } | { done: true } | { refusal: string } | { error: string }

/**
 * The lines of a CSV or XLSX in batches of some hundreds, read in a worker thread with limits for memory and time.
 * Throws `UnreadableFile` if it can't be read.
 */
export async function* readFile(bytes: Uint8Array): AsyncGenerator<FileLine[]> {
  const worker = new Worker(new URL('./file-worker.ts', import.meta.url), {
    workerData: bytes,
    resourceLimits: { maxOldGenerationSizeMb: MAX_MEMORY },
    execArgv: ['--disable-warning=ExperimentalWarning'],
  })
  const timeout = setTimeout(() => void worker.terminate(), TIMEOUT_MS)
  try {
    for (;;) {
      const answer = await askFor(worker)
      if ('done' in answer) return
      if ('refusal' in answer) throw new UnreadableFile(answer.refusal)
      if ('error' in answer) throw new Error(answer.error)
      yield answer.lines
    }
  } finally {
    clearTimeout(timeout)
    await worker.terminate()
  }
}

/** Requests one batch; the thread waits until the next request, so that batches don't pile up. */
function askFor(worker: Worker): Promise<ReadAnswer> {
  return new Promise((resolve, reject) => {
    const done = () => {
      worker.off('message', answered).off('error', failed).off('exit', ended)
    }
    const answered = (answer: ReadAnswer) => {
      done()
      resolve(answer)
    }
    const failed = (error: Error) => {
      done()
      const cause = { cause: error }
      reject(new UnreadableFile('O arquivo é grande demais para ser lido. Divida-o em dois.', cause))
    }
    const ended = () => failed(new Error('The thread that reads the file ended.'))
    worker.on('message', answered).on('error', failed).on('exit', ended)
    worker.postMessage('next')
  })
}
