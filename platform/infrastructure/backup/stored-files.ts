import type { Storage } from '../storage/port.ts'
import { BackupFailure } from './format.ts'

/** Where a backup's files are stored: pictures and uploads (`files`), and a node's private files (`own`). */
export type Places = { files: Storage; own: Storage }

/** The folder of pictures and uploads in a backup. */
const FILES = 'fotos/'

/** Created again on demand. */
const DERIVED = 'derivadas'

/** The only file saved from a node's private folder: the charges of the simulated Mercado Pago. */
const OWN = 'mercado-pago.json'

/** What older backups have in its place, which nothing reads any more. */
const FORMER = 'psp.json'

export type Stored = { name: string; storage: Storage; key: string }

/** Yields the files of a backup. Skips feeds and derived pictures, which are generated again. */
export async function* listStoredFiles({ files, own }: Places): AsyncGenerator<Stored> {
  for await (const key of files.list(DERIVED)) yield { name: FILES + key, storage: files, key }
  yield { name: OWN, storage: own, key: OWN }
}

/**
 * Returns where a backup's file belongs. Throws for a name that no backup contains, so that a path cannot leave the
 * folders.
 */
export function placeOf(name: string, { files, own }: Places): Omit<Stored, 'name'> {
  if (name === OWN || name === FORMER) return { storage: own, key: name }
  if (/^fotos(\/[a-z0-9-]+(\.[a-z0-9]+)*)+$/.test(name))
    return { storage: files, key: name.slice(FILES.length) }
  throw new BackupFailure(`A cópia tem um arquivo que não pode ser desta loja: ${name}.`)
}
