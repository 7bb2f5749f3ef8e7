import type { ProductDetail, Sku } from '#contract/catalog.ts'
import type { ReviewSummary } from '#contract/reviews.ts'
import { badgesOf } from '#domain/badges.ts'
import { installments } from '#domain/installments.ts'
import { normalPath } from '#domain/listing-url.ts'
import { combinedPrice } from '#domain/prices.ts'
import { defaultSku, pickSku } from '#domain/variants.ts'
import { refuse } from '#platform/refuse.ts'
import type { Visit } from '#platform/visit.ts'
import { cardsOf, freeFreightFrom, pictureOf, roundedRating, statusOf } from './card.ts'
import { productFrame } from './product-frame.ts'
import { productParts, shownProduct } from './product-rows.ts'
import { simpleAttributes, skusOf, uniqueAttribute } from './product-skus.ts'

type Product = NonNullable<Awaited<ReturnType<typeof shownProduct>>>
type Parts = Awaited<ReturnType<typeof productParts>>

/**
 * A product's page, with the SKU that the address selects. What buyers wrote is the reviews' part: here `avaliacao` has
 * only its average, and there are no `perguntas`.
 */
export async function getProduct(visit: Visit, { url }: { url: string }): Promise<ProductDetail> {
  const { pathname, searchParams } = new URL(url.replace(/^\/+/, '/'), 'http://loja')
  const product = await shownProduct(visit.db, normalPath(pathname).slice(1))
  if (!product) throw refuse('ProdutoInexistente')
  const parts = await productParts(visit.db, product.id, product.caminho)
  visit.tag(`produto:${product.id}`, 'categorias', 'marcas')

  const all = skusOf(visit.settings, parts)
  const selected = pickSku(all, searchParams)
  if (!selected) throw refuse('ProdutoInexistente')
  const content = await contentOf(visit, { product, parts, selected, skus: withShortDefault(all) })

  return { estrutura: productFrame(visit, { product, parts, content }), conteudo: content }
}

type Shown = { product: Product; parts: Parts; skus: Sku[]; selected: Sku }

async function contentOf(
  visit: Visit,
  { product, parts, skus, selected }: Shown,
): Promise<ProductDetail['conteudo']> {
  const { settings } = visit
  const situacao = product.situacao === 'sobConsulta' ? 'sobConsulta' : 'disponivel'
  const packed = parts.skus.find(({ id }) => id === selected.id)

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
    selos: badgesOf({
      desconto: selected.precos.desconto,
      precoPor: selected.precos.precoPor,
      estoque: selected.estoque,
      publicadoEm: product.publicadoEm,
      agora: visit.agora,
      freteGratisDesde: freeFreightFrom(settings),
    }),
    precos: selected.precos,
    parcelamento: installments(selected.precos.precoPor, settings.precos),
    atributos: { unico: uniqueAttribute(parts), simples: simpleAttributes(parts) },
    skus,
    idSku: selected.id,
    midias: {
      imagens: parts.pictures.map(pictureOf),
      arquivos: parts.files.map(({ nome, arquivo }) => ({ nome, url: fileUrl(arquivo) })),
    },
    video: product.video,
    descricoes: {
      curta: product.descricaoCurta,
      longa: product.descricao,
      tabelaMedida: product.tabelaMedida,
    },
    caracteristicas: parts.specifications,
    itensInclusos: product.itensInclusos,
    embalagem: {
      peso: packed?.peso ?? 0,
      altura: packed?.altura ?? 0,
      largura: packed?.largura ?? 0,
      comprimento: packed?.comprimento ?? 0,
    },
    conjunto: await kitOf(visit, parts),
    combinacoes: await combinationsOf(visit, parts, selected),
    avaliacao: ratingOf(product),
    perguntas: [],
  }
}

/** The address without a selection is the default SKU's own. */
function withShortDefault(skus: Sku[]): Sku[] {
  const first = defaultSku(skus)

  return skus.map((sku) => (sku.id === first?.id ? { ...sku, selecao: '' } : sku))
}

async function kitOf(visit: Visit, { kit }: Parts): Promise<ProductDetail['conteudo']['conjunto']> {
  const cards = await cardsOf(visit, [...new Set(kit.map(({ idProduto }) => idProduto))])
  visit.tag(...cards.map(({ id }) => `produto:${id}`))

  return kit.flatMap(({ idProduto, quantidade }) => {
    const produto = cards.find(({ id }) => id === idProduto)
    return produto ? [{ quantidade, produto }] : []
  })
}

/** Only what can be bought together is offered together. */
async function combinationsOf(visit: Visit, { combined }: Parts, selected: Sku) {
  const cards = await cardsOf(
    visit,
    combined.map(({ idCombinado }) => idCombinado),
  )
  visit.tag(...combined.map(({ idCombinado }) => `produto:${idCombinado}`))
  if (selected.estoque === 0) return []

  return combined.flatMap(({ idCombinado, tipoDesconto, desconto }) => {
    const produto = cards.find(({ id, status }) => id === idCombinado && status === 'disponivel')
    if (!produto) return []
    const { precoPor } = produto.precos
    const price = combinedPrice(selected.precos.precoPor, { precoPor, tipoDesconto, desconto })
    return [{ tipoDesconto, desconto, produto, ...price }]
  })
}

function ratingOf({ notaMedia, notaQuantidade }: Product): ReviewSummary {
  return {
    media: roundedRating(notaMedia),
    quantidade: notaQuantidade,
    recomendam: 0,
    histograma: [],
    criterios: [],
    avaliacoes: [],
  }
}

/** A file is kept under a key of the storage, or is an address already. */
function fileUrl(arquivo: string): string {
  return /^(https:\/\/|\/)/.test(arquivo) ? arquivo : `/arquivos/${arquivo}`
}
