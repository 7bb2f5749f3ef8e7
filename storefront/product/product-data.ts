import type { ProductCard, ProductDetail } from '#contract/catalog/catalog.ts'

/** What a product's page shows. Its data travels with the page, beside the HTML, so that the rest stays away. */
export type ProductData = ReturnType<typeof productData>

/** The same without its frame. */
export type ProductContent = ProductData['conteudo']

/** A product without what its page does not show: of the products in a kit or a bundle, all but name, picture and price. */
export function productData({ estrutura, conteudo }: ProductDetail) {
  const { marca, precos: _precos, publicadoEm: _publicadoEm, conjunto, combinacoes, ...shown } = conteudo

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
    /** What a click can buy: null where it can't be had, or is to be chosen first. */
    idSku: status === 'disponivel' && variacoes === 1 ? idSku : null,
  }
}
