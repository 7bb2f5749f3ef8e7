import type { Database } from '#platform/database/connect.ts'
import { saveOriginal } from '#platform/infrastructure/storage/pictures/save-original.ts'
import type { Storage } from '#platform/infrastructure/storage/port.ts'
import { NoPicture } from './fetch-picture.ts'

/** Stores the bytes of a picture that a file names `source`, and returns its hash. Throws `NoPicture`. */
export async function storePicture(
  { db, storage }: { db: Database; storage: Storage },
  source: string,
  bytes: Uint8Array,
): Promise<string> {
  try {
    return await saveOriginal(db, storage, bytes)
  } catch (cause) {
    throw new NoPicture(`${source} não é uma imagem JPEG, PNG, WebP, AVIF ou SVG que a loja possa abrir.`, {
      cause,
    })
  }
}
