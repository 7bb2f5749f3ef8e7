import { eq, type SQL, sql } from 'drizzle-orm'
import type { Picture } from '#contract/picture.ts'
import { pictureUrl } from '#domain/urls/picture-url.ts'
import type { Database } from '#platform/database/connect.ts'
import { hasRows, insertRows } from '#platform/database/insert-rows.ts'
import { refuseUnknownPictures } from '#platform/infrastructure/storage/pictures/refuse-unknown-pictures.ts'
import { trocasInstrumentos as trocas, trocasFotos } from '../tables.ts'

export type StoredPicture = { hash: string; largura: number; altura: number }

/** Selects the pictures of the row of `trocas_instrumentos`, in order. */
export const PICTURES: SQL<StoredPicture[]> = sql`(
  select coalesce(json_agg(json_build_object('hash', f.hash, 'largura', o.largura, 'altura', o.altura)
    order by f.posicao), '[]')
  from trocas_fotos f join originais o on o.hash = f.hash where f.id_troca = ${trocas.id})`

/** Writes the pictures of an inspection in this order. Refuses `ReferenciaInexistente`. */
export async function writePictures(tx: Database, id: string, hashes: readonly string[]): Promise<void> {
  await refuseUnknownPictures(tx, 'fotos', hashes)
  const rows = hashes.map((hash, posicao) => ({ idTroca: id, posicao, hash }))
  if (hasRows(rows)) await tx.execute(insertRows(trocasFotos, rows))
}

/** The files are removed by the nightly purge. */
export async function erasePictures(tx: Database, id: string): Promise<void> {
  await tx.delete(trocasFotos).where(eq(trocasFotos.idTroca, id))
}

/** The pictures for a page. */
export function toPictures(stored: readonly StoredPicture[]): Picture[] {
  return stored.map(({ hash, largura, altura }, i) => ({
    imagem: pictureUrl(hash),
    alt: `Foto ${i + 1} da conferência`,
    largura,
    altura,
  }))
}
