import type { ProductDetail } from '#contract/catalog/catalog.ts'
import type { PageFrame } from '#contract/page-frame.ts'
import { formatBRL } from '#domain/money/format-money.ts'
import { CONDITION_WORDS } from '#domain/product/pieces/condition.ts'
import { plainText } from '#platform/catalog/sanitize.ts'
import { pageFrame } from '#platform/infrastructure/context/page-frame.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { productData } from './product-data.ts'
import type { ProductRow } from './product-rows.ts'

type Content = ProductDetail['conteudo']

/** The frame of a product's page: one canonical address for all its SKUs and pieces. */
export function productFrame(context: RequestContext, product: ProductRow, content: Content): PageFrame {
  const { nome } = product
  const brand = nome.toLowerCase().includes(product.marca.nome.toLowerCase()) ? '' : ` ${product.marca.nome}`

  return pageFrame(context, {
    nivel: 'produto',
    title:
      pieceTitle(context, content) ?? product.seoTitle ?? `${nome}${brand} | ${context.settings.loja.nome}`,
    description: product.seoDescription ?? descriptionOf(content),
    keywords: product.palavrasChave,
    canonical: content.url,
    indexar: true,
    breadcrumb: [
      ...product.line.map(({ nome, caminho }) => ({ label: nome, url: `/${caminho}` })),
      { label: nome, url: content.url },
    ],
    imagem: content.midias.imagens[0],
    dadosEstruturados: [productData(context, content)],
  })
}

/** The title of a page that shows one piece, with its condition. */
function pieceTitle({ settings }: RequestContext, { nome, exemplares, idExemplar }: Content): string | null {
  const piece = exemplares.find(({ idSku }) => idSku === idExemplar)

  return piece ? `${nome} (${CONDITION_WORDS[piece.condicao].nome}) | ${settings.loja.nome}` : null
}

function descriptionOf({ nome, descricoes, precos, status }: Content): string {
  const { parcelas, valorParcela } = precos.parcela
  const price =
    status === 'disponivel'
      ? `${formatBRL(precos.vista)} no Pix ou ${parcelas}x de ${formatBRL(valorParcela)} sem juros. `
      : ''

  return `${nome}: ${price}${descricoes.curta || plainText(descricoes.longa)}`
}
