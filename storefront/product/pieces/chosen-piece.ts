import type { Sku } from '#contract/catalog/catalog.ts'
import type { ProductContent } from '../product-data.ts'

/** One instrument of a product, as its page shows it. */
export type Piece = ProductContent['exemplares'][number]

type Content = Pick<ProductContent, 'exemplares' | 'skus'>

/** The piece that a query string shows: `?exemplar=r-214`. */
export function pieceOf({ exemplares }: Content, search: string): Piece | undefined {
  const slug = new URLSearchParams(search).get('exemplar')

  return slug === null ? undefined : exemplares.find(({ selecao }) => selecao === `?exemplar=${slug}`)
}

/** Whether the product can be bought new, from counted stock, besides its pieces. */
export function isSoldNew({ status, skus }: Pick<ProductContent, 'status' | 'skus'>): boolean {
  return status === 'disponivel' && skus.some(({ estoque }) => estoque > 0)
}

/** The piece as the SKU that it is, with the attributes of its variant: what the page shows of a SKU, it shows of it. */
export function skuOfPiece({ skus }: Content, piece: Piece): Sku {
  const { idSku: id, sku, selecao, precos, disponivel, idVariante, atributos } = piece

  return {
    id,
    sku,
    selecao,
    precos,
    ean: null,
    mpn: null,
    selos: [],
    estoque: disponivel ? 1 : 0,
    previsaoReposicao: null,
    atributos: skus.find((variant) => variant.id === idVariante)?.atributos ?? {
      unico: null,
      simples: atributos,
    },
    imagens: [],
  }
}
