import { inArray } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import { originais } from '#platform/infrastructure/storage/tables.ts'

/** The pixels of stored pictures, by their keys. */
export type StoredPictures = Map<string, { largura: number; altura: number }>

/** A picture that something wants to show: its key, and the field of the form that names it. */
type FindPicturesInput = { arquivo: string; campo: string }

/** The sizes of pictures, all of which have to be there; else refuses `CamposInvalidos`. */
export async function findPictures(db: Database, wanted: FindPicturesInput[]): Promise<StoredPictures> {
  const hashes = [...new Set(wanted.map(({ arquivo }) => arquivo))]
  const rows =
    hashes.length === 0
      ? []
      : // Until what names them is saved, none of them can be purged.
        await db.select().from(originais).where(inArray(originais.hash, hashes)).for('key share')
  const found: StoredPictures = new Map(rows.map(({ hash, largura, altura }) => [hash, { largura, altura }]))
  const missing = wanted.filter(({ arquivo }) => !found.has(arquivo))
  if (missing.length > 0)
    throw refuse('CamposInvalidos', {
      campos: missing.map(({ campo }) => ({
        campo,
        mensagem: 'Falta a imagem: envie uma.',
      })),
    })

  return found
}
