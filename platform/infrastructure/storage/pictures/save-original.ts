import { createHash } from 'node:crypto'
import type { Database } from '#platform/database/connect.ts'
import type { Storage } from '../port.ts'
import { originais } from '../tables.ts'
import { originalKey } from './picture-keys.ts'
import { pictureType } from './picture-types.ts'

/** A picture with more pixels is refused: it would take more memory than a picture is worth. */
const MAX_PIXELS = 50_000_000

/** Stores a picture and returns its hash, by which products and banners name it. The same bytes are stored once. */
export async function saveOriginal(db: Database, storage: Storage, bytes: Uint8Array): Promise<string> {
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 24)
  // Imported here because it is large, and most shops run for hours before the next upload.
  const { default: sharp } = await import('sharp')
  const { format, width, height } = await sharp(bytes, { limitInputPixels: MAX_PIXELS }).metadata()
  const tipo = pictureType(format)
  if (!tipo) throw new Error(`A picture can't be of the type ${format}.`)

  // The row first, and locked even if it exists: a concurrent removal of the same picture has to end first.
  await db
    .insert(originais)
    .values({ hash, tipo, largura: width, altura: height, bytes: bytes.byteLength })
    .onConflictDoUpdate({ target: originais.hash, set: { semUsoDesde: null } })
  await storage.write(originalKey(hash), bytes)

  return hash
}
