import { type Column, columnNames, specificationHeader } from '#domain/import/shopify/columns.ts'
import { categoryLevels } from '#platform/catalog/collections/categories/category-levels.ts'
import { mediaOfProducts } from '#platform/catalog/media/media-of-products.ts'
import { commonLabels } from '#platform/catalog/product/import/common-labels.ts'
import { ownFigures } from '#platform/catalog/product/skus/own-figures.ts'
import { snapshotsAfter } from '#platform/catalog/product/snapshot-products.ts'
import type { ExportAdapter } from './kind.ts'
import { shopRows } from './product-view.ts'

/** Products that are in memory at a time. */
const PAGE = 100

/** The columns of our own files, in order. */
const COLUMNS: readonly Column[] = [
  ...(['handle', 'title', 'body', 'vendor', 'type', 'tags', 'status'] as const),
  ...(['option1Name', 'option1Value', 'option2Name', 'option2Value', 'option3Name', 'option3Value'] as const),
  ...(['sku', 'grams', 'quantity', 'price', 'compareAtPrice', 'barcode'] as const),
  ...(['imageSrc', 'imagePosition', 'imageAlt', 'variantImage', 'seoTitle', 'seoDescription'] as const),
]

/** Columns that Shopify doesn't have. */
const OWN_COLUMNS: readonly Column[] = [
  ...([
    'alsoIn',
    'shortBody',
    'ncm',
    'mpn',
    'heightMm',
    'widthMm',
    'lengthMm',
    'cost',
    'minimumStock',
    'restockDate',
    'video',
    'spinImage',
    'soundSrc',
    'soundTitle',
    'soundString',
    'soundComputed',
  ] as const),
]

const ALL_COLUMNS = [...COLUMNS, ...OWN_COLUMNS]

/**
 * Exports products in the format that `npm run import` and other shops read; specifications have prefixed column names.
 */
export const productsExport: ExportAdapter = {
  header: async (db) => [
    ...COLUMNS.map(headerOf),
    ...OWN_COLUMNS.map(ownHeaderOf),
    ...(await commonLabels(db)).map(specificationHeader),
  ],

  page: async ({ db, storeUrl }, { depois, cabecalho }) => {
    const products = await snapshotsAfter(db, { depois: Number(depois ?? 0), limit: PAGE })
    const labels = cabecalho.slice(ALL_COLUMNS.length)
    const beside = {
      storeUrl,
      levelsOf: await categoryLevels(db),
      figures: await ownFigures(db, products),
      media: await mediaOfProducts(
        db,
        products.map(({ id }) => id),
      ),
    }
    const rows = products.flatMap((product) => shopRows(product, beside))

    return {
      linhas: rows.map(({ unknown, ...row }) => [
        ...ALL_COLUMNS.map((column) => row[column] ?? ''),
        ...labels.map(
          (label) => unknown.find((line) => specificationHeader(line.label) === label)?.valor ?? '',
        ),
      ]),
      depois: products.length > 0 ? String(products.at(-1)?.id) : null,
    }
  },
}

/** `variant sku` as Shopify writes it: `Variant SKU`. */
function headerOf(column: Column): string {
  return columnNames(column)[0]
    .replace(/\b(sku|seo|html)\b/g, (word) => word.toUpperCase())
    .replace(/\b[a-z]/g, (letter) => letter.toUpperCase())
}

/** `altura (mm)` as the panel writes it: `Altura (mm)`. */
function ownHeaderOf(column: Column): string {
  const [name] = columnNames(column)

  return name === 'ncm' ? 'NCM' : `${name.charAt(0).toUpperCase()}${name.slice(1)}`
}
