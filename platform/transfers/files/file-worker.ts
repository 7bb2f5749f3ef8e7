import { parentPort, workerData } from 'node:worker_threads'
import { woocommerceLines } from '#domain/import/sources/woocommerce-lines.ts'
import { csvLines } from './csv-lines.ts'
import type { FileLine } from './file-line.ts'
import type { ReadAnswer } from './read-file.ts'
import { UnreadableFile } from './unreadable-file.ts'

// Reads one file in a worker thread and sends a batch of lines per request.

const BATCH = 200

const bytes: Uint8Array = workerData
let at = 0
const reading: Promise<FileLine[]> = read()
reading.catch(() => undefined)

parentPort?.on('message', () => {
  void answer().then((said) => parentPort?.postMessage(said))
})

async function answer(): Promise<ReadAnswer> {
  try {
    const lines = await reading
    if (at >= lines.length) return { done: true }
    const batch = lines.slice(at, at + BATCH)
    at += BATCH
    return { lines: batch }
  } catch (error) {
    return error instanceof UnreadableFile ? { refusal: error.message } : { error: String(error) }
  }
}

async function read(): Promise<FileLine[]> {
  return woocommerceLines(await linesOf(bytes))
}

async function linesOf(bytes: Uint8Array): Promise<FileLine[]> {
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b
  if (!isZip) return csvLines(bytes)
  // The readers of workbooks take as long to load as all else here.
  const { xlsxLines } = await import('./xlsx-lines.ts')

  return xlsxLines(bytes)
}
