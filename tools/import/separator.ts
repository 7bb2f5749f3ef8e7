import { open } from 'node:fs/promises'
import { csvSeparator } from '#domain/import/csv/csv-separator.ts'

/** Longer headers than this have a separator within it, too. */
const ENOUGH = 64 * 1024

/** Returns the separator between the cells of a file. */
export async function separatorOf(file: string): Promise<string> {
  return csvSeparator(await beginningOf(file))
}

async function beginningOf(file: string): Promise<string> {
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(ENOUGH), 0, ENOUGH, 0)
    return buffer.toString('utf8', 0, bytesRead)
  } finally {
    await handle.close()
  }
}
