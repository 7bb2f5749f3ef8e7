import { isDeepStrictEqual } from 'node:util'
import { eq } from 'drizzle-orm'
import * as z from 'zod'
import { slugOf } from '#domain/format/slug.ts'
import { canonicalColumns, canonicalRows } from '#domain/import/shopify/canonical-rows.ts'
import type { Column, CsvRow } from '#domain/import/shopify/columns.ts'
import { overlay } from '#domain/import/shopify/overlay.ts'
import { type CsvProduct, productOf } from '#domain/import/shopify/product.ts'
import { warningsOf } from '#domain/import/shopify/warnings.ts'
import { boxText } from '#domain/product/box-text.ts'
import { describeProblems } from '#domain/product/describe-problems.ts'
import { isBoxKnown, saleProblems } from '#domain/product/sale-problems.ts'
import { fieldOf } from '#domain/product/specifications/field.ts'
import { type Box, categoryBoxes, withBox } from '#platform/catalog/collections/categories/category-boxes.ts'
import {
  categoriesByName,
  categoryPaths,
  type FindCategory,
} from '#platform/catalog/collections/categories/category-paths.ts'
import { templatesOf } from '#platform/catalog/collections/categories/template-of.ts'
import { mediaOfProducts, NO_MEDIA, type OwnMedia } from '#platform/catalog/media/media-of-products.ts'
import { publishMedia } from '#platform/catalog/media/product-media.ts'
import { saveProduct } from '#platform/catalog/product/editing/save-product.ts'
import { specificationProblems } from '#platform/catalog/product/editing/typed-specifications.ts'
import { isInCategory } from '#platform/catalog/product/import/known-product.ts'
import { removeEmpty, removeImportedProduct } from '#platform/catalog/product/import/remove-imported.ts'
import { type OwnFigures, ownFigures, restoreFigures } from '#platform/catalog/product/skus/own-figures.ts'
import { type ProductSnapshot, snapshotProducts } from '#platform/catalog/product/snapshot-products.ts'
import type { Database } from '#platform/database/connect.ts'
import { ownSound, ownVideo } from '../media/own-media.ts'
import { importPictured, type TriedPicture } from '../pictures/import-pictured.ts'
import { ownPicture } from '../pictures/own-picture.ts'
import { pictureStore } from '../pictures/product-pictures.ts'
import { fotosPendentes } from '../tables.ts'
import { figureDifferences } from './figure-differences.ts'
import type {
  Applied,
  Compared,
  Done,
  ImportAdapter,
  ItemUnit,
  Line,
  Problem,
  SharedWork,
  Unit,
  Work,
} from './kind.ts'
import { mediaDifferences } from './media-differences.ts'
import { PRODUCT_FIELDS } from './product-fields.ts'
import { productDifferences, shopRows } from './product-view.ts'

/** Imports products in Shopify's format: the rows of a product follow each other and share its handle. */
export const productsImport: ImportAdapter = {
  tipo: 'produtos',
  permissao: 'catalogo.editar',
  campos: PRODUCT_FIELDS,
  allowsOthers: true,
  // A row without a handle belongs to the product above, unless it has a title.
  groupOf: ({ campos }, above) =>
    !campos['handle'] && !campos['title'] && above !== null ? above : slugOf(campos['handle'] ?? ''),
  compare,
  prepare: pictureStore,
  apply,
  applyAll,
  undo,
}

async function compare(db: Database, units: readonly Unit[]): Promise<Compared[]> {
  const known = new Map(
    (await snapshotProducts(db, units.map(slugOfUnit))).map((one) => [one.input.slug, one]),
  )
  const figures = await ownFigures(db, [...known.values()])
  const media = await mediaOfProducts(
    db,
    [...known.values()].map(({ id }) => id),
  )
  const boxOf = await categoryBoxes(db)
  const find = await categoriesByName(db)

  const read = units.map((unit) => {
    const shop = known.get(slugOfUnit(unit))
    const found = readUnit(unit, shop)
    return 'problemas' in found
      ? { unit, ...found }
      : { unit, shop, ...found, categoria: categoryOf(shop, found.produto, find) }
  })
  const templateOf = await templatesOf(
    db,
    read.flatMap((one) =>
      'produto' in one ? [one.categoria, ...(one.shop ? [one.shop.input.categoria] : [])] : [],
    ),
  )

  return read.map((one) => {
    const chave = slugOfUnit(one.unit)
    if ('problemas' in one) return { chave, problemas: one.problemas }
    const { unit, shop, produto, rows, categoria } = one
    const wrong = specificationProblems(
      templateOf(categoria),
      produto,
      shop && { template: templateOf(shop.input.categoria), product: shop.input },
    )
    if (wrong.length > 0) {
      const linha = unit.linhas[0]?.linha ?? 0
      return { chave, problemas: wrong.map((motivo) => ({ linha, motivo })) }
    }
    const diferencas = [
      ...productDifferences(shop ?? null, produto, find),
      ...figureDifferences(produto, figures),
      ...mediaDifferences(produto, media.get(shop?.id ?? 0)),
    ]
    const avisos = [...warningsOf(rows, produto), ...boxWarnings(shop, produto, boxOf(categoria))]
    if (!shop) return { chave, comparacao: 'nova', diferencas, avisos }
    return { chave, comparacao: diferencas.length > 0 ? 'alterada' : 'igual', diferencas, avisos }
  })
}

/** Notices about boxes: which SKUs use their category's, and what still keeps the product out of the shop. */
function boxWarnings(shop: ProductSnapshot | undefined, produto: CsvProduct, box: Box | null): string[] {
  const skus = produto.skus.map((sku) => measuredIn(shop, sku))
  const filled = skus.filter((sku) => box !== null && !isBoxKnown(sku))
  const notifications = box
    ? filled.map(({ sku }) => `${sku}: usa a embalagem da categoria (${boxText(box)}).`)
    : []
  if (shop && shop.input.situacao !== 'inativo') return notifications
  const problems = saleProblems({
    situacao: produto.situacao,
    imagens: produto.fotos.length,
    skus: skus.map((sku) => withBox(sku, box)),
  })

  return [
    ...notifications,
    ...describeProblems(problems, skus).map((reason) => `Vai ficar fora da loja. ${reason}`),
  ]
}

/** The path of the product's category after the import. */
function categoryOf(
  shop: ProductSnapshot | undefined,
  { categoria }: CsvProduct,
  find: FindCategory,
): string {
  return shop && isInCategory(shop, categoria)
    ? shop.input.categoria
    : (categoryPaths(categoria, find).at(-1) ?? '')
}

/** A SKU's price and box from the file, with missing measures from the shop. */
function measuredIn(shop: ProductSnapshot | undefined, sku: CsvProduct['skus'][number]) {
  const before = shop?.input.skus.find((each) => each.sku === sku.sku)

  return {
    sku: sku.sku,
    precoPor: sku.precoPor,
    peso: sku.peso ?? before?.peso ?? null,
    altura: sku.altura ?? before?.altura ?? null,
    largura: sku.largura ?? before?.largura ?? null,
    comprimento: sku.comprimento ?? before?.comprimento ?? null,
  }
}

async function apply({ origem, ...work }: Work, unit: Unit): Promise<Applied> {
  const [applied] = await applyAll(work, [{ unit, origem }])
  if (!applied) throw new Error('A product was not imported.')

  return applied
}

async function applyAll({ db, now, semFotos }: SharedWork, units: readonly ItemUnit[]): Promise<Applied[]> {
  const slugs = units.map(({ unit }) => slugOfUnit(unit))
  const known = await storedProducts(db, slugs)
  const read = units.map(({ unit, origem }, i) => ({
    ...toPictured(unit, known.get(slugs[i] ?? '')),
    origem,
  }))
  const results = await importPictured({ db, now }, { products: read, known, semFotos })
  const after = await storedProducts(db, slugs)

  return results.map(({ outcome, avisos, criados }, i) => {
    const slug = slugs[i] ?? ''
    return {
      changed: outcome !== 'iguais',
      antes: known.get(slug) ?? null,
      depois: after.get(slug) ?? null,
      avisos: [...(read[i] ? warningsOf(read[i].rows, read[i].produto) : []), ...avisos],
      criados,
    }
  })
}

function toPictured(unit: Unit, shop: ProductSnapshot | undefined) {
  const read = readUnit(unit, shop)
  if ('problemas' in read) throw new Error('An invalid product reached the write step.')
  const { produto, rows } = read
  const missing = unit.missingPictures ?? {}
  const pictures = new Map(
    [...produto.fotos.map(({ fonte }) => fonte), ...produto.giro].map(
      (fonte) => [fonte, tried(fonte, ownPicture(fonte), missing)] as const,
    ),
  )
  const { sons, video } = produto
  const media = new Map([
    ...sons.map(({ fonte }) => [fonte, tried(fonte, ownSound(fonte), missing)] as const),
    ...(video === null ? [] : [[video, tried(video, ownVideo(video), missing)] as const]),
  ])

  return { produto, rows, pictures, media }
}

function tried(
  fonte: string,
  arquivo: string | null,
  missing: Readonly<Record<string, string>>,
): TriedPicture {
  const motivo = missing[fonte]
  if (motivo !== undefined || arquivo === null) return { motivo: motivo ?? `${fonte} não foi buscado.` }

  return { arquivo }
}

/** Restores the product as it was before the import, unless it has changed since. */
async function undo({ db, now: em }: Work, { chave, antes, depois, criados }: Done) {
  const [now] = await snapshotProducts(db, [chave])
  const after = SavedProduct.parse(depois)
  if (!now || !after || !isDeepStrictEqual(steady(now), steady(after))) return false
  const media = (await mediaOfProducts(db, [now.id])).get(now.id) ?? NO_MEDIA
  if (after.midia && !isDeepStrictEqual(media, after.midia)) return false
  const before = SavedProduct.parse(antes)
  await db.delete(fotosPendentes).where(eq(fotosPendentes.idProduto, now.id))
  if (before) {
    await saveProduct({ db }, withMovedStock(before, after, now), { id: now.id })
    await restoreFigures({ db, now: em }, before.figuras ?? [])
    if (before.midia && !isDeepStrictEqual(media, before.midia)) await publishMedia(db, now.id, before.midia)
  } else if (!(await removeImportedProduct(db, now.id)))
    // Orders, reviews or kits refer to it by now.
    await saveProduct({ db }, { ...now.input, situacao: 'inativo' }, { id: now.id })
  if (criados) await removeEmpty(db, criados)

  return true
}

async function storedProducts(db: Database, slugs: readonly string[]): Promise<Map<string, StoredProduct>> {
  const products = await snapshotProducts(db, slugs)
  const figures = new Map((await ownFigures(db, products)).map((own) => [own.sku, own]))
  const media = await mediaOfProducts(
    db,
    products.map(({ id }) => id),
  )

  return new Map(
    products.map((product) => [
      product.input.slug,
      {
        ...product,
        figuras: product.input.skus.flatMap(({ sku }) => figures.get(sku) ?? []),
        midia: media.get(product.id) ?? NO_MEDIA,
      },
    ]),
  )
}

/** With figures that the shop never shows, and its sounds and turn. Imports of earlier versions have neither. */
type StoredProduct = ProductSnapshot & { figuras?: OwnFigures[]; midia?: OwnMedia }

/** The JSON that this file wrote. */
const SavedProduct = z.custom<StoredProduct | null>()

/** Without sales and stock, which change by themselves. */
function steady({ input: { vendas: _sold, skus, ...input } }: ProductSnapshot) {
  const constant = { ...input, skus: skus.map(({ estoque: _stock, ...sku }) => sku) }

  // As it is after a round trip through JSON.
  return JSON.parse(JSON.stringify(constant))
}

/** Keeps stock movements and sales since the import. */
function withMovedStock({ input }: ProductSnapshot, after: ProductSnapshot, now: ProductSnapshot) {
  const stock = ({ input: { skus } }: ProductSnapshot) =>
    new Map(skus.map(({ sku, estoque }) => [sku, estoque]))
  const [then, current] = [stock(after), stock(now)]

  return {
    ...input,
    vendas: now.input.vendas,
    skus: input.skus.map((sku) => {
      const moved = (current.get(sku.sku) ?? 0) - (then.get(sku.sku) ?? 0)
      return { ...sku, estoque: Math.max(0, sku.estoque + moved) }
    }),
  }
}

function readUnit(
  unit: Unit,
  shop: ProductSnapshot | undefined,
): { produto: CsvProduct; rows: CsvRow[] } | { problemas: Problem[] } {
  const lines = unit.linhas.map((line) => ({ ...line, outros: withShopLabels(line.outros, shop) }))
  const file = canonicalRows(lines.map(rowOf)).map((row) => ({
    ...row,
    unknown: withShopLabels(row.unknown, shop),
  }))
  const labels = new Set(
    [...lines.flatMap(({ outros }) => outros), ...file.flatMap(({ unknown }) => unknown)].map(({ label }) =>
      slugOf(label),
    ),
  )
  const columns = canonicalColumns(unit.colunas)
  const read = productOf(shop ? overlay(file, { rows: shopRows(shop), columns, labels }) : file)
  if ('produto' in read) return { produto: read.produto, rows: file }

  return { problemas: read.problemas.map(({ line, ...problem }) => ({ linha: line, ...problem })) }
}

/**
 * A column replaces the product's line of that name, however either is written; one with a unit, such as `Escala (cm)`,
 * the line `Escala`, and its numbers take the unit along.
 */
function withShopLabels(outros: Line['outros'], shop: ProductSnapshot | undefined): Line['outros'] {
  return outros.map(({ label, valor }) => {
    const own = fieldOf(shop?.input.caracteristicas ?? [], label)
    if (!own) return { label, valor }
    const { field, unit } = own
    return { label: field.label, valor: unit && /[\d¼½¾⅛⅜⅝⅞]$/.test(valor) ? `${valor} ${unit}` : valor }
  })
}

function rowOf({ linha, campos, outros }: Line): CsvRow {
  const cells: Partial<Record<Column, string>> = Object.fromEntries(
    Object.entries(campos).filter(([, valor]) => valor !== ''),
  )

  return { ...cells, line: linha, unknown: outros.filter(({ valor }) => valor !== ''), overflows: false }
}

function slugOfUnit({ linhas: [line] }: Unit): string {
  return slugOf(line?.campos['handle'] ?? '')
}
