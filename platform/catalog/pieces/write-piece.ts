import { and, eq } from 'drizzle-orm'
import type { PieceForm } from '#contract/catalog/pieces.ts'
import { exemplaresFotos, skus } from '#platform/catalog/tables.ts'
import type { Database } from '#platform/database/connect.ts'
import { hasRows, insertRows } from '#platform/database/insert-rows.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import { refuseUnknownPictures } from '#platform/infrastructure/storage/pictures/refuse-unknown-pictures.ts'
import { writeAttributesOfPieces } from './write-attributes.ts'

/** The counted SKU that a piece is to be one of. Refuses `ReferenciaInexistente`. */
export async function variantOfPiece(tx: Database, { idVariante }: PieceForm) {
  const [variant] = await tx
    .select({
      idProduto: skus.idProduto,
      sku: skus.sku,
      peso: skus.peso,
      altura: skus.altura,
      largura: skus.largura,
      comprimento: skus.comprimento,
    })
    .from(skus)
    .where(and(eq(skus.id, idVariante), eq(skus.exemplar, false)))
  if (!variant) throw refuse('ReferenciaInexistente', { campo: 'idVariante', valor: String(idVariante) })

  return variant
}

type PieceDetails = { id: number; idProduto: number; imagens: PieceForm['imagens'] }

/** Writes the pictures of a piece, in this order, and the attributes of its variant. */
export async function writePieceDetails(
  tx: Database,
  { id, idProduto, imagens }: PieceDetails,
): Promise<void> {
  await refuseUnknownPictures(
    tx,
    'imagens',
    imagens.map(({ arquivo }) => arquivo),
  )
  await tx.delete(exemplaresFotos).where(eq(exemplaresFotos.idSku, id))
  const rows = imagens.map(({ arquivo, alt }, posicao) => ({ idSku: id, posicao, hash: arquivo, alt }))
  if (hasRows(rows)) await tx.execute(insertRows(exemplaresFotos, rows))
  await writeAttributesOfPieces(tx, [idProduto])
}
