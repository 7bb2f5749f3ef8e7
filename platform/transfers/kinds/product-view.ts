import type { CsvRow } from '#domain/import/shopify/columns.ts'
import type { CsvProduct } from '#domain/import/shopify/product.ts'
import { rowsOf, type WrittenProduct } from '#domain/import/shopify/write-rows.ts'
import { fileUrl } from '#domain/urls/file-url.ts'
import { pictureUrl } from '#domain/urls/picture-url.ts'
import { isUploadedVideo } from '#domain/urls/video-address.ts'
import { categoryPaths, type FindCategory } from '#platform/catalog/collections/categories/category-paths.ts'
import { NO_MEDIA, type OwnMedia } from '#platform/catalog/media/media-of-products.ts'
import type { OwnFigures } from '#platform/catalog/product/skus/own-figures.ts'
import type { ProductSnapshot } from '#platform/catalog/product/snapshot-products.ts'
import { sanitizeHtml } from '#platform/catalog/sanitize.ts'
import { ownVideo } from '../media/own-media.ts'
import type { Difference } from './kind.ts'
import { moneyText } from './money-text.ts'

/**
 * What an export needs besides the product: the store's URL, category names, figures that the shop never shows, and what
 * can be heard of it.
 */
type ExportContext = {
  /** Prefix of picture addresses. */
  storeUrl: string
  /** Returns the names of a category's levels by its path. */
  levelsOf: (caminho: string) => readonly string[]
  figures: readonly OwnFigures[]
  /** Sounds and turn, by product. */
  media: ReadonlyMap<number, OwnMedia>
}

const NOTHING: ExportContext = { storeUrl: '', levelsOf: () => [], figures: [], media: new Map() }

/** A product as rows of a CSV. */
export function shopRows(snapshot: ProductSnapshot, beside = NOTHING): CsvRow[] {
  return rowsOf(writtenOf(snapshot, beside))
}

function writtenOf(
  { id, niveis, input }: ProductSnapshot,
  { storeUrl, levelsOf, figures, media }: ExportContext,
): WrittenProduct {
  const { marca, midias, categorias, skus, video, ...fields } = input
  const { sons, giro } = media.get(id) ?? NO_MEDIA
  const figuresOf = new Map(figures.map((one) => [one.sku, one]))

  return {
    ...fields,
    niveis,
    marca: marca.nome,
    categorias: categorias.map(levelsOf).filter((levels) => levels.length > 0),
    fotos: midias.map(({ arquivo, alt }) => ({ fonte: `${storeUrl}${pictureUrl(arquivo)}`, alt })),
    sons: sons.map(({ arquivo, ...sound }) => ({ ...sound, fonte: `${storeUrl}${fileUrl(arquivo)}` })),
    video: video === null ? null : `${isUploadedVideo(video) ? storeUrl : ''}${video}`,
    giro: giro.map((hash) => `${storeUrl}${pictureUrl(hash)}`),
    skus: skus.map((sku) => ({
      ...sku,
      custo: figuresOf.get(sku.sku)?.custo ?? null,
      estoqueMinimo: figuresOf.get(sku.sku)?.estoqueMinimo ?? null,
      previsaoReposicao: figuresOf.get(sku.sku)?.previsaoReposicao ?? null,
    })),
  }
}

/** Public fields come first and are few; the differences of many variants would add nothing. */
const LIMIT = 300

/** The differences between a product in a file and in the shop, by field; for a new product, all its fields. */
export function productDifferences(
  shop: ProductSnapshot | null,
  read: CsvProduct,
  find: FindCategory,
): Difference[] {
  const before = shop ? view(writtenOf(shop, NOTHING), shop.input.descricao) : new Map<string, string>()
  const after = view({ ...read, niveis: read.categoria }, sanitizeHtml(read.descricao))
  for (const [campo, valor] of optionalFields(shop, read, find)) {
    before.set(campo, valor.antes)
    after.set(campo, valor.depois)
  }

  return [...new Set([...after.keys(), ...before.keys()])]
    .map((campo) => ({ campo, antes: before.get(campo) ?? '', depois: after.get(campo) ?? '' }))
    .filter(({ antes, depois }) => antes !== depois)
    .slice(0, LIMIT)
}

/** Optional fields: those that the file doesn't have stay as they are in the shop. */
function optionalFields(
  shop: ProductSnapshot | null,
  read: CsvProduct,
  find: FindCategory,
): [string, { antes: string; depois: string }][] {
  const { ncm, categorias, descricaoCurta, video, skus } = read
  const known = shop?.input
  const product: [string, string, string | null][] = [
    ['NCM', known?.ncm ?? '', ncm],
    ['Descrição curta', known?.descricaoCurta ?? '', descricaoCurta],
    ['Vídeo', known?.video ?? '', video === null ? null : videoPath(video)],
    [
      'Aparece também em',
      known?.categorias.join(', ') ?? '',
      categorias?.map((names) => categoryPaths(names, find).at(-1)).join(', ') ?? null,
    ],
  ]
  const goods = skus.flatMap((sku): [string, string, string | null][] => {
    const before = known?.skus.find((each) => each.sku === sku.sku)
    return [
      [`${sku.sku}: peso (g)`, measureText(before?.peso), measureText(sku.peso) || null],
      [`${sku.sku}: código do fabricante`, before?.mpn ?? '', sku.mpn],
      [`${sku.sku}: embalagem (mm)`, boxText(before), boxText({ ...before, ...withoutNull(sku) }) || null],
    ]
  })

  return [...product, ...goods].flatMap(([campo, antes, depois]) =>
    depois === null ? [] : [named(campo, antes, depois)],
  )
}

/** The path of the shop's own video, whatever host the address has. */
function videoPath(source: string): string {
  const own = ownVideo(source)

  return own ? fileUrl(own) : source
}

function named(campo: string, antes: string, depois: string): [string, { antes: string; depois: string }] {
  return [campo, { antes, depois }]
}

function measureText(measure: number | null | undefined): string {
  return measure === null || measure === undefined ? '' : String(measure)
}

type Sides = { [Side in 'altura' | 'largura' | 'comprimento']?: number | null }

function withoutNull({ altura, largura, comprimento }: Sides): Sides {
  return {
    ...(altura && { altura }),
    ...(largura && { largura }),
    ...(comprimento && { comprimento }),
  }
}

/** Length × width × height. */
function boxText(box: Sides | undefined): string {
  const sides = [box?.comprimento, box?.largura, box?.altura].map(measureText)
  return sides.every((side) => side === '') ? '' : sides.map((side) => side || '?').join(' × ')
}

function view(product: WrittenProduct, descricao: string): Map<string, string> {
  const { nome, marca, niveis, palavrasChave, situacao, seo, fotos, caracteristicas, skus } = product

  return new Map(
    [
      ['Nome', nome],
      ['Marca', marca],
      ['Categoria', niveis.join(' > ')],
      ['Descrição', descricao],
      ['Palavras-chave', palavrasChave.join(', ')],
      ['Na loja', situacao === 'inativo' ? 'não' : 'sim'],
      ['Título para buscadores', seo?.title ?? ''],
      ['Descrição para buscadores', seo?.description ?? ''],
      ['Fotos', fotos.map(({ fonte }) => pathOf(fonte)).join(' ')],
      // All of these are public; the prefix separates them from the fields above.
      ...caracteristicas.map(({ label, valor }) => [`Ficha técnica: ${label}`, valor] as const),
      ...skus.flatMap((sku) => skuView(product, sku)),
    ].filter((pair): pair is [string, string] => pair[1] !== ''),
  )
}

function skuView({ fotos }: WrittenProduct, sku: WrittenProduct['skus'][number]) {
  const { unico, simples } = sku.atributos
  const pairs = unico ? [unico, ...simples] : simples

  return [
    [`${sku.sku}: opções`, pairs.map(({ label, valor }) => `${label} ${valor}`).join(', ') || 'sem opções'],
    [`${sku.sku}: preço`, moneyText(sku.precoPor)],
    [`${sku.sku}: preço de`, moneyText(sku.precoDe)],
    [`${sku.sku}: estoque`, String(sku.estoque)],
    [`${sku.sku}: peso (g)`, sku.peso === null ? '' : String(sku.peso)],
    [`${sku.sku}: EAN`, sku.ean ?? ''],
    [`${sku.sku}: foto`, pathOf(fotos[sku.midias[0] ?? -1]?.fonte ?? '')],
  ] as const
}

/** The path of the shop's own pictures, whatever host the address has. */
function pathOf(source: string): string {
  return /\/imagens\/[0-9a-f]{24}\//.exec(source)?.[0] ?? source
}
