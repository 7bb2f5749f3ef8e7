import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

const DOCUMENT = fileURLToPath(new URL('../../../docs/performance.md', import.meta.url))

/** Writes the newest measurement of its kind to `docs/performance.md`, between the marks `bench:NAME`. */
export async function writeSection(name: string, text: string): Promise<void> {
  const document = await readFile(DOCUMENT, 'utf8')
  const between = new RegExp(`(<!-- bench:${name} -->)[\\s\\S]*?(<!-- /bench:${name} -->)`)
  await writeFile(
    DOCUMENT,
    document.replace(between, (_, begin: string, end: string) => `${begin}\n${text}\n${end}`),
  )
}
