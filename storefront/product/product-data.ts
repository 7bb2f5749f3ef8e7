import type { ProductCard, ProductDetail } from '#contract/catalog/catalog.ts'

/**
 * The part of a product that its page shows. The data is also serialized into the page, so everything else is left out:
 * the addresses of tools stand in its links (`details/product-links.ts`).
 */
export type ProductData = ReturnType<typeof productData>

/** The same without the frame. */
export type ProductContent = ProductData['conteudo']

/** Reduces a product to what its page shows; products in kits and bundles to name, picture and price. */
export function productData({ estrutura, conteudo }: ProductDetail) {
  const {
    marca,
    precos: _precos,
    publicadoEm: _publicadoEm,
    tensaoCerta: _tensaoCerta,
    encontrarCordas: _encontrarCordas,
    instrumentos: _instrumentos,
    afinador: _afinador,
    canhotos: _canhotos,
    conjunto,
    combinacoes,
    ...shown
  } = conteudo

  return {
    estrutura,
    conteudo: {
      ...shown,
      marca: { nome: marca.nome, url: marca.url },
      conjunto: conjunto.map(({ quantidade, produto }) => ({ quantidade, produto: named(produto) })),
      combinacoes: combinacoes.map(({ produto, precoSeparado, precoJunto }) => ({
        precoSeparado,
        precoJunto,
        produto: named(produto),
      })),
    },
  }
}

function named({ id, url, nome, imagem, status, precos, variacoes, idSku }: ProductCard) {
  return {
    id,
    url,
    nome,
    imagem,
    precoPor: status === 'sobConsulta' ? null : precos.precoPor,
    /** The SKU that a click buys; null if the product is unavailable or has variants. */
    idSku: status === 'disponivel' && variacoes === 1 ? idSku : null,
  }
}
