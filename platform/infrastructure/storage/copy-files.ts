import { createHash } from 'node:crypto'
import type { Storage } from './port.ts'

/** Files that are copied at a time. */
const AT_ONCE = 8

export type CopyReport = {
  /** Copied now, and read back. */
  copied: number
  /** Found there with the same bytes. */
  present: number
  bytes: number
  /** Keys whose copy failed, or differs. */
  failed: { key: string; reason: string }[]
}

export type CopyFilesInput = {
  from: Storage
  to: Storage
  signal: AbortSignal
  onProgress: (report: CopyReport) => void
}

/**
 * Copies all files of one storage to another, eight at a time, and checks each copy by its bytes. What is there already
 * is not sent again, so that an interrupted copy goes on where it ended. Nothing is removed. Files that disappear
 * meanwhile are no failure.
 */
export async function copyFiles({ from, to, signal, onProgress }: CopyFilesInput): Promise<CopyReport> {
  const report: CopyReport = { copied: 0, present: 0, bytes: 0, failed: [] }
  const keys = from.list()[Symbol.asyncIterator]()
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, work))
  } finally {
    // Closes the folder that an interrupted copy was reading.
    await keys.return?.()
  }
  return report

  async function work(): Promise<void> {
    while (!signal.aborted) {
      const { done, value: key } = await keys.next()
      if (done) return
      try {
        await copy(key)
      } catch (error) {
        report.failed.push({ key, reason: error instanceof Error ? error.message : String(error) })
      }
      onProgress(report)
    }
  }

  async function copy(key: string): Promise<void> {
    const original = await sumsOf(from, key)
    if (!original) return
    if (await isSame(to, key, original)) {
      report.present++
      return
    }
    const file = await from.readStream(key)
    if (!file) return
    await to.writeStream(key, file.content)
    if (!(await isSame(to, key, original))) throw new Error('The copy differs from the original.')
    report.copied++
    report.bytes += original.size
  }
}

type Sums = { size: number; md5: string; sha256: string }

/** Whether the storage has the same bytes: by the MD5 that it knows, otherwise by reading them. */
async function isSame(storage: Storage, key: string, original: Sums): Promise<boolean> {
  const found = await storage.stat(key)
  if (!found || found.size !== original.size) return false
  if (found.md5 !== null) return found.md5 === original.md5

  return (await sumsOf(storage, key))?.sha256 === original.sha256
}

async function sumsOf(storage: Storage, key: string): Promise<Sums | null> {
  const file = await storage.readStream(key)
  if (!file) return null
  const [md5, sha256] = [createHash('md5'), createHash('sha256')]
  let size = 0
  for await (const bytes of file.content) {
    md5.update(bytes)
    sha256.update(bytes)
    size += bytes.length
  }
  return { size, md5: md5.digest('hex'), sha256: sha256.digest('hex') }
}
