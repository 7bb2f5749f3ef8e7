import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, opendir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { BackupFailure } from './format.ts'

/** Where a backup's files lie: pictures and uploads, and what one node keeps for itself. */
export type Folders = { filesDir: string; dataDir: string }

/** Made again where they lack. */
const DERIVED = /^fotos\/derivadas(\/|$)/

/** Just being written: it gets its name when it is whole. */
const UNFINISHED = /\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Of a node's own folder only this is told: what the simulated payment provider knows of the charges. */
const OWN = 'psp.json'

/** Files that belong to a backup, as their names in it and where they lie. Feeds and sizes of pictures are made anew. */
export async function* listStoredFiles({
  filesDir,
  dataDir,
}: Folders): AsyncGenerator<{ name: string; path: string }> {
  for await (const name of walk(filesDir, 'fotos')) yield { name, path: join(filesDir, name) }
  yield { name: OWN, path: join(dataDir, OWN) }
}

/** Where a file of a backup goes. Its name is that of a file that a backup can hold, and leads nowhere else. */
export function placeOf(name: string, { filesDir, dataDir }: Folders): string {
  if (name === OWN) return join(dataDir, OWN)
  if (/^fotos(\/[a-z0-9-]+(\.[a-z0-9]+)*)+$/.test(name)) return join(filesDir, name)
  throw new BackupFailure(`A cópia tem um arquivo que não pode ser desta loja: ${name}.`)
}

/** Writes a file whole or not at all. */
export async function writeStoredFile(path: string, content: AsyncIterable<Buffer>): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  const unfinished = `${path}.${randomUUID()}`
  try {
    await pipeline(content, createWriteStream(unfinished))
    await rename(unfinished, path)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}

async function* walk(root: string, folder: string): AsyncGenerator<string> {
  const entries = await opendir(join(root, folder)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  for await (const entry of entries) {
    const name = `${folder}/${entry.name}`
    if (entry.isDirectory() && !DERIVED.test(name)) yield* walk(root, name)
    if (entry.isFile() && !UNFINISHED.test(name)) yield name
  }
}
