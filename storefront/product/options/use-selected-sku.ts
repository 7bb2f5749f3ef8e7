import { useLocation, useNavigation } from 'react-router'
import type { Sku } from '#contract/catalog/catalog.ts'
import { type Piece, pieceOf, skuOfPiece } from '../pieces/chosen-piece.ts'
import type { ProductContent } from '../product-data.ts'
import { skuOf } from './choose-sku.ts'

/**
 * The SKU that the address selects, with its piece if it is one. During a navigation it is already the new one, since all
 * SKUs are in the page.
 */
export function useSelectedSku(conteudo: ProductContent): { sku: Sku; piece: Piece | undefined } {
  const location = useLocation()
  const coming = useNavigation().location
  const { search } = coming?.pathname === location.pathname ? coming : location
  const piece = pieceOf(conteudo, search)

  return { piece, sku: piece ? skuOfPiece(conteudo, piece) : skuOf(conteudo.skus, search, conteudo.idSku) }
}
