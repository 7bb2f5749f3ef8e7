import { eq } from 'drizzle-orm'
import { PICTURE_FORMATS, PICTURE_WIDTHS } from '#domain/urls/picture-url.ts'
import type { Database } from '#platform/database/connect.ts'
import type { Storage } from '../port.ts'
import { originais } from '../tables.ts'
import { derivedKey, logoKey, originalKey } from './picture-keys.ts'

/**
 * Removes a picture that nothing uses any more, with all its sizes: their addresses then answer 404. Fails if the
 * database still references it. May be called again.
 */
export async function removeOriginal(db: Database, storage: Storage, hash: string): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.delete(originais).where(eq(originais.hash, hash))
    await removePicture(storage, hash)
  })
}

/** Removes the files of a picture and of all its sizes; only for pictures that nothing names. */
export async function removePicture(storage: Storage, hash: string): Promise<void> {
  // The original first: from then on no size can be created, and one that is being created is removed again.
  await storage.remove(originalKey(hash))
  const sizes = PICTURE_WIDTHS.flatMap((width) =>
    PICTURE_FORMATS.map((format) => derivedKey(hash, width, format)),
  )
  // Side by side: a bucket takes tens of milliseconds for each.
  await Promise.all([logoKey(hash), ...sizes].map((key) => storage.remove(key)))
}
