import type { ProductDetail } from '#contract/catalog/catalog.ts'
import type { Piece } from '#contract/catalog/pieces.ts'
import { installments } from '#domain/money/installments.ts'
import { pricesOf } from '#domain/money/prices.ts'
import { PIECE_PARAMETER, pieceQuery } from '#domain/product/pieces/piece-codes.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { pictureOf } from '../product/card.ts'
import { type PieceRow, pieceOfAddress } from './piece-rows.ts'

type Shown = Pick<ProductDetail['conteudo'], 'exemplares' | 'idExemplar'>

type ShownPiecesInput = { id: number; pieces: PieceRow[]; searchParams: URLSearchParams }

/**
 * The pieces on sale of a product (`pieces`), and the one that its address names even if it is sold: orders and old links
 * lead to it.
 */
export async function shownPieces(
  context: RequestContext,
  { id, pieces, searchParams }: ShownPiecesInput,
): Promise<Shown> {
  const exemplar = searchParams.get(PIECE_PARAMETER)
  if (exemplar === null) return { exemplares: pieces.map((row) => pieceOf(context, row)), idExemplar: null }
  const named =
    pieces.find(({ selecao }) => selecao === pieceQuery(exemplar)) ??
    (await pieceOfAddress(context.db, { idProduto: id, exemplar }))
  const rows = named && !pieces.includes(named) ? [...pieces, named] : pieces

  return { exemplares: rows.map((row) => pieceOf(context, row)), idExemplar: named?.idSku ?? null }
}

function pieceOf({ settings }: RequestContext, row: PieceRow): Piece {
  const { idSku, sku, numeroSerie, condicao, descricao, madeira, peso, idVariante, atributos, selecao } = row
  const { precoDe, precoPor } = row

  return {
    idSku,
    sku,
    numeroSerie,
    condicao,
    descricao,
    madeira,
    peso,
    idVariante,
    atributos,
    selecao,
    precos: pricesOf({ precoDe, precoPor, aPartirDe: false }, settings.precos),
    parcelamento: installments(precoPor, settings.precos),
    imagens: row.imagens.map(pictureOf),
    disponivel: row.estoque > 0,
  }
}
