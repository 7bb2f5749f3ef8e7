import { eq } from 'drizzle-orm'
import { PICTURE_FORMATS, PICTURE_WIDTHS } from '#domain/urls/picture-url.ts'
import type { Database } from '#platform/database/connect.ts'
import type { Storage } from '../port.ts'
import { originais } from '../tables.ts'
import { derivedKey, originalKey } from './picture-keys.ts'

/**
 * Removes a picture that nothing shows any more, with all its sizes: its addresses lead nowhere from then on. Fails if the
 * database knows of something that still shows it. May be called again.
 */
export async function removeOriginal(db: Database, storage: Storage, hash: string): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.delete(originais).where(eq(originais.hash, hash))
    await removePicture(storage, hash)
  })
}

/** Removes the bytes of a picture and of all its sizes, once nothing names it. */
export async function removePicture(storage: Storage, hash: string): Promise<void> {
  // The original first: no size can be made any more, and one that is being made is taken back.
  await storage.remove(originalKey(hash))
  for (const width of PICTURE_WIDTHS)
    for (const format of PICTURE_FORMATS) await storage.remove(derivedKey(hash, width, format))
}
