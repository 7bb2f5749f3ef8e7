import { createHash } from 'node:crypto'
import type { Database } from '#platform/database/connect.ts'
import type { Storage } from '../port.ts'
import { originais } from '../tables.ts'
import { originalKey } from './picture-keys.ts'
import { pictureType } from './picture-types.ts'

/** A picture of more pixels than this is refused: it would cost more memory than a picture is worth. */
const MAX_PIXELS = 50_000_000

/** Keeps a picture and answers its hash, by which products and banners name it. The same bytes are kept once. */
export async function saveOriginal(db: Database, storage: Storage, bytes: Uint8Array): Promise<string> {
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 24)
  // Large, and most shops run for hours before the next picture comes.
  const { default: sharp } = await import('sharp')
  const { format, width, height } = await sharp(bytes, { limitInputPixels: MAX_PIXELS }).metadata()
  const tipo = pictureType(format)
  if (!tipo) throw new Error(`Uma imagem não pode ser do tipo ${format}.`)

  // The row first, and locked even where it is there already: who removes the same picture meanwhile is waited for.
  await db
    .insert(originais)
    .values({ hash, tipo, largura: width, altura: height, bytes: bytes.byteLength })
    .onConflictDoUpdate({ target: originais.hash, set: { semUsoDesde: null } })
  await storage.write(originalKey(hash), bytes)

  return hash
}
