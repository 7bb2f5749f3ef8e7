import { useEffect } from 'react'
import type { Piece } from '#contract/catalog/pieces.ts'
import { track } from './track.ts'

type Product = { id: number; nome: string; marca: { nome: string } }

/** Counts a view of a product page, at the price of the SKU shown first, and of each of its pieces that is chosen. */
export function useTrackedProduct(
  { id, nome, marca }: Product,
  precoPor: number,
  piece: Piece | undefined,
): void {
  const itens = (valor: number) => [{ idProduto: id, nome, marca: marca.nome, quantidade: 1, valor }]
  // biome-ignore lint/correctness/useExhaustiveDependencies: choosing another SKU is no other view of the product
  useEffect(() => track({ nome: 'view_item', itens: itens(precoPor) }), [id])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a piece is viewed once, whatever else of it changes
  useEffect(() => {
    if (piece) track({ nome: 'view_piece', termo: piece.condicao, itens: itens(piece.precos.precoPor) })
  }, [piece?.idSku])
}
