import { and, eq, ne, or, sql } from 'drizzle-orm'
import { pieceCode, pieceQuery } from '#domain/product/pieces/piece-codes.ts'
import { skus } from '#platform/catalog/tables.ts'
import type { Database } from '#platform/database/connect.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'

type PieceNamesInput = {
  /** The SKU of the piece; null for a new one. */
  id: number | null
  idProduto: number
  /** The code of its variant. */
  variant: string
  numeroSerie: string
}

/**
 * The code and the address of a piece with this serial number, whose product is locked. Refuses `CamposInvalidos` if
 * another piece of the product has a number that its address does not distinguish, or another SKU has the code.
 */
export async function pieceNames(
  tx: Database,
  { id, idProduto, variant, numeroSerie }: PieceNamesInput,
): Promise<{ sku: string; selecao: string }> {
  const [sku, selecao] = [pieceCode(variant, numeroSerie), pieceQuery(numeroSerie)]
  const [taken] = await tx
    .select({ sku: skus.sku, selecao: skus.selecao, idProduto: skus.idProduto })
    .from(skus)
    .where(
      and(
        or(eq(skus.sku, sku), and(eq(skus.idProduto, idProduto), eq(skus.selecao, selecao))),
        id === null ? sql`true` : ne(skus.id, id),
      ),
    )
    .limit(1)
  if (!taken) return { sku, selecao }
  const mensagem =
    taken.idProduto === idProduto && taken.selecao === selecao
      ? 'Outro exemplar deste produto já tem este número de série.'
      : `O código ${sku}, que este exemplar teria, já é de outro SKU.`
  throw refuse('CamposInvalidos', { campos: [{ campo: 'numeroSerie', mensagem }] }, mensagem)
}
