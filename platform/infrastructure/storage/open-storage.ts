import { join } from 'node:path'
import { localStorage } from './local.ts'
import type { Storage } from './port.ts'
import type { S3Settings } from './s3.ts'

/** Where all nodes of a shop find the same files: a folder, or a bucket. */
export type StoragePlace = { folder: string } | { s3: S3Settings }

/**
 * `fotos`: pictures and files; `feeds`: what is generated for search engines; `transferencias`: files of exports and
 * imports, which have no public address.
 */
export type StorageArea = 'fotos' | 'feeds' | 'transferencias'

/** Nobody else on the machine reads what may contain all customers. */
const OWNER_ONLY = 0o600

/** Opens one area of the place. The code for S3 is loaded only by shops that use it. */
export async function openStorage(place: StoragePlace, area: StorageArea): Promise<Storage> {
  if ('folder' in place) {
    const folder = join(place.folder, area)
    return area === 'transferencias' ? localStorage(folder, OWNER_ONLY) : localStorage(folder)
  }
  const { s3Storage } = await import('./s3.ts')

  return s3Storage(place.s3, area)
}
