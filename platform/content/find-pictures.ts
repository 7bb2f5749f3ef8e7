import { inArray } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import { originais } from '#platform/infrastructure/storage/tables.ts'

/** Dimensions of stored pictures, by their keys. */
export type StoredPictures = Map<string, { largura: number; altura: number }>

/** A picture that is to be used: its key, and the form field that names it. */
type FindPicturesInput = { arquivo: string; campo: string }

/** Returns the dimensions of stored pictures. Refuses `CamposInvalidos` if one is missing. */
export async function findPictures(db: Database, pictures: FindPicturesInput[]): Promise<StoredPictures> {
  const hashes = [...new Set(pictures.map(({ arquivo }) => arquivo))]
  const rows =
    hashes.length === 0
      ? []
      : // Locks them, so that none is purged before what names them is saved.
        await db.select().from(originais).where(inArray(originais.hash, hashes)).for('key share')
  const found: StoredPictures = new Map(rows.map(({ hash, largura, altura }) => [hash, { largura, altura }]))
  const missing = pictures.filter(({ arquivo }) => !found.has(arquivo))
  if (missing.length > 0)
    throw refuse('CamposInvalidos', {
      campos: missing.map(({ campo }) => ({
        campo,
        mensagem: 'Falta a imagem: envie uma.',
      })),
    })

  return found
}
