import { open } from 'node:fs/promises'

/** Longer headers than this have their separator in the beginning, too. */
const ENOUGH = 64 * 1024

/** What stands between the cells of a file: the comma, or the semicolon and the tab that spreadsheets write. */
export async function separatorOf(file: string): Promise<string> {
  const header = (await beginningOf(file)).split(/\r?\n|\r/, 1)[0] ?? ''
  const plain = header.replace(/"[^"]*"/g, '')
  const [separator = ','] = [',', ';', '\t'].sort((a, b) => countIn(plain, b) - countIn(plain, a))

  return separator
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

function countIn(text: string, sign: string): number {
  return text.split(sign).length
}
