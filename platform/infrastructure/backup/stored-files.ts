import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, opendir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { BackupFailure } from './format.ts'

/** Where a backup's files are stored: pictures and uploads (`filesDir`), and a node's private files (`dataDir`). */
export type Folders = { filesDir: string; dataDir: string }

/** Created again on demand. */
const DERIVED = /^fotos\/derivadas(\/|$)/

/** A file that is still being written: it is renamed when complete. */
const UNFINISHED = /\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The only file saved from a node's private folder: the charges of the simulated Mercado Pago. */
const OWN = 'mercado-pago.json'

/** What older backups have in its place, which nothing reads any more. */
const FORMER = 'psp.json'

/**
 * Yields the files of a backup, with their names in it and their paths. Skips feeds and derived pictures, which are
 * generated again.
 */
export async function* listStoredFiles({
  filesDir,
  dataDir,
}: Folders): AsyncGenerator<{ name: string; path: string }> {
  for await (const name of walk(filesDir, 'fotos')) yield { name, path: join(filesDir, name) }
  yield { name: OWN, path: join(dataDir, OWN) }
}

/**
 * Returns the path of a backup's file. Throws for a name that no backup contains, so that a path cannot leave the
 * folders.
 */
export function placeOf(name: string, { filesDir, dataDir }: Folders): string {
  if (name === OWN || name === FORMER) return join(dataDir, name)
  if (/^fotos(\/[a-z0-9-]+(\.[a-z0-9]+)*)+$/.test(name)) return join(filesDir, name)
  throw new BackupFailure(`A cópia tem um arquivo que não pode ser desta loja: ${name}.`)
}

/** Writes a file completely or not at all. */
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
