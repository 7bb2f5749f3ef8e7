import type { ProductCard, ProductDetail, Sku } from '#contract/catalog/catalog.ts'
import type { ReviewSummary } from '#contract/reviews/reviews.ts'
import { slugOf } from '#domain/format/slug.ts'
import { LEFT_HAND_PATH } from '#domain/instruments/compatibility/left-hand-path.ts'
import { installments } from '#domain/money/installments.ts'
import { combinedPrice } from '#domain/money/prices.ts'
import { isBoxKnown } from '#domain/product/sale-problems.ts'
import { pickVariant } from '#domain/product/variants/pick-variant.ts'
import { fileUrl } from '#domain/urls/file-url.ts'
import { pictureUrl } from '#domain/urls/picture-url.ts'
import { instrumentTemplates } from '#platform/catalog/listing/sizes/instrument-templates.ts'
import { templateOfProduct } from '#platform/catalog/listing/sizes/product-template.ts'
import { sizeNotes } from '#platform/catalog/listing/sizes/size-notes.ts'
import { soldInstruments } from '#platform/catalog/strings/mine/sold-instruments.ts'
import { stringToolsOfProduct } from '#platform/catalog/strings/string-links.ts'
import { tunerOfProduct } from '#platform/catalog/strings/tuner-links.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { tags } from '#platform/infrastructure/tags.ts'
import { shownPieces } from '../../pieces/shown-pieces.ts'
import { type CardRow, cardMaker, pictureOf, roundedRating, statusOf } from '../card.ts'
import { productFrame } from './product-frame.ts'
import { type ProductRow, shownProduct } from './product-rows.ts'
import { looksOf, simpleAttributes, skusOf, uniqueAttribute } from './product-skus.ts'
import { productAddress } from './product-slug.ts'

/**
 * A product's page with the SKU that the address selects. `avaliacao` has only the average and `perguntas` is empty:
 * `platform/reviews` adds the rest.
 */
export async function getProduct(context: RequestContext, { url }: { url: string }): Promise<ProductDetail> {
  const { slug, searchParams } = productAddress(url)
  const product = await shownProduct(context, slug)
  if (!product) throw refuse('ProdutoInexistente')
  context.tag(tags.product(product.id), tags.categories, tags.brands, tags.services)

  return productPage(context, product, searchParams)
}

/** The product's page with the SKU that a query string selects. */
export async function productPage(
  context: RequestContext,
  product: ProductRow,
  searchParams: URLSearchParams,
): Promise<ProductDetail> {
  const all = skusOf(context, product)
  const looks = looksOf(product)
  const selected = pickVariant(all, looks, searchParams)
  const first = pickVariant(all, looks, new URLSearchParams())
  if (!selected) throw refuse('ProdutoInexistente')
  // The address without a selection belongs to the default SKU.
  const skus = all.map((sku) => (sku === first ? { ...sku, selecao: '' } : sku))
  const { caminhos, specifications: lines } = product
  const [cardOf, pieces, templates] = await Promise.all([
    cardMaker(context),
    shownPieces(context, { id: product.id, pieces: product.pieces, searchParams }),
    instrumentTemplates(context),
  ])
  const template = templateOfProduct(templates, { caminhos, lines })
  const content = {
    ...contentOf(context, { product, selected, skus, cardOf }),
    ...pieces,
    tamanhoCerto: sizeNotes({ template, skus, lines }),
    ...stringToolsOfProduct(templates, { id: product.id, template, lines }),
    afinador: tunerOfProduct(template, lines),
    instrumentos: soldInstruments({ template, templates: templates.values(), lines, skus }),
    canhotos: template?.instrument ? LEFT_HAND_PATH : null,
  }

  return { estrutura: productFrame(context, product, content), conteudo: content }
}

type Shown = {
  product: ProductRow
  skus: Sku[]
  selected: Sku
  cardOf: (row: CardRow) => ProductCard
}

function contentOf(
  context: RequestContext,
  shown: Shown,
): Omit<
  ProductDetail['conteudo'],
  | 'exemplares'
  | 'idExemplar'
  | 'tamanhoCerto'
  | 'tensaoCerta'
  | 'encontrarCordas'
  | 'meuInstrumento'
  | 'instrumentos'
  | 'afinador'
  | 'canhotos'
> {
  const { product, skus, selected } = shown
  const situacao = product.situacao === 'sobConsulta' ? 'sobConsulta' : 'disponivel'
  const selectedRow = product.skus.find(({ id }) => id === selected.id)

  return {
    id: product.id,
    url: `/${product.slug}`,
    nome: product.nome,
    marca: { ...product.marca, url: `/marcas/${product.marca.slug}` },
    status: statusOf(
      situacao,
      skus.reduce((sum, { estoque }) => sum + estoque, 0),
    ),
    publicadoEm: product.publicadoEm.toISOString(),
    garantia: product.garantia,
    selos: selected.selos,
    precos: selected.precos,
    parcelamento: installments(selected.precos.precoPor, context.settings.precos),
    atributos: { unico: uniqueAttribute(product), simples: simpleAttributes(product) },
    skus,
    idSku: selected.id,
    midias: {
      imagens: product.pictures.map(pictureOf),
      arquivos: product.files.map(({ nome, arquivo }) => ({ nome, url: fileUrl(arquivo) })),
    },
    video: product.video,
    giro: spinOf(product),
    sons: product.sounds.map(({ arquivo, ...sound }) => ({ ...sound, url: fileUrl(arquivo) })),
    descricoes: {
      curta: product.descricaoCurta,
      longa: product.descricao,
      tabelaMedida: product.tabelaMedida,
    },
    caracteristicas: explainedLines(product),
    regulagem: servicesOf(product),
    itensInclusos: product.itensInclusos,
    embalagem: selectedRow ? boxOf(selectedRow) : null,
    conjunto: kitOf(context, shown),
    combinacoes: combinationsOf(context, shown),
    avaliacao: ratingOf(product),
    perguntas: [],
  }
}

function spinOf({ spin }: ProductRow): ProductDetail['conteudo']['giro'] {
  const [first] = spin
  if (!first) return null

  return { imagens: spin.map(({ hash }) => pictureUrl(hash)), largura: first.largura, altura: first.altura }
}

/** Kits have no services: the workshop works on one instrument. */
function servicesOf({
  kit,
  lowestServicePrice: aPartirDe,
}: ProductRow): ProductDetail['conteudo']['regulagem'] {
  return kit.length > 0 || aPartirDe === null ? null : { aPartirDe }
}

function explainedLines({ specifications, explained }: ProductRow) {
  const byLabel = new Map(explained.map(({ label, explicacao }) => [slugOf(label), explicacao]))

  return specifications.map((line) => ({ ...line, explicacao: byLabel.get(slugOf(line.label)) ?? null }))
}

function boxOf({ peso, altura, largura, comprimento }: ProductRow['skus'][number]) {
  const box = { peso, altura, largura, comprimento }

  return isBoxKnown(box) ? box : null
}

function kitOf(
  context: RequestContext,
  { product: { kit }, cardOf }: Shown,
): ProductDetail['conteudo']['conjunto'] {
  context.tag(...kit.map(({ row }) => tags.product(row.idProduto)))

  return kit.map(({ quantidade, row }) => ({ quantidade, produto: cardOf(row) }))
}

/** Combinations are offered only if both products are in stock. */
function combinationsOf(context: RequestContext, { product: { combined }, selected, cardOf }: Shown) {
  context.tag(...combined.map(({ idCombinado }) => tags.product(idCombinado)))
  if (selected.estoque === 0) return []

  return combined.flatMap(({ row, tipoDesconto, desconto }) => {
    const produto = row && cardOf(row)
    if (produto?.status !== 'disponivel') return []
    const { precoPor } = produto.precos
    const price = combinedPrice(selected.precos.precoPor, { precoPor, tipoDesconto, desconto })
    return [{ tipoDesconto, desconto, produto, ...price }]
  })
}

function ratingOf({ notaMedia, notaQuantidade }: ProductRow): ReviewSummary {
  return {
    media: roundedRating(notaMedia),
    quantidade: notaQuantidade,
    recomendam: 0,
    histograma: [],
    criterios: [],
    avaliacoes: [],
  }
}
