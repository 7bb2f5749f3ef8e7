import { slugOf } from '../../format/slug.ts'
import type { Column, CsvRow } from './columns.ts'

/** Columns that are read from the first row of a product. */
const OF_PRODUCT: readonly Column[] = [
  ...(['title', 'body', 'vendor', 'category', 'type', 'tags', 'published', 'status', 'giftCard'] as const),
  ...(['option1Name', 'option2Name', 'option3Name', 'seoTitle', 'seoDescription'] as const),
]

/** Columns that are read from the row of each SKU. */
const OF_SKU: readonly Column[] = [
  ...([
    'option1Value',
    'option2Value',
    'option3Value',
    'grams',
    'quantity',
    'price',
    'compareAtPrice',
  ] as const),
  ...(['barcode', 'variantImage'] as const),
]

type Known = {
  /** The rows of the product as stored in the shop. */
  rows: readonly CsvRow[]
  /** The columns of the file; others keep the shop's value. */
  columns: ReadonlySet<string>
  /** The specification lines of the file, as slugs of their labels. */
  labels: ReadonlySet<string>
}

/** Returns the rows of a file for an existing product, completed from the shop in the columns that the file lacks. */
export function overlay(file: readonly CsvRow[], { rows, columns, labels }: Known): CsvRow[] {
  const [shop] = rows
  if (!shop) return [...file]
  const bySku = new Map(rows.map((row) => [row.sku, row]))
  const merged = file.map((row, i): CsvRow => {
    const twin = row.sku === undefined ? undefined : bySku.get(row.sku)
    return {
      ...(i === 0 ? without(columns, shop, OF_PRODUCT) : {}),
      ...(twin ? without(columns, twin, OF_SKU) : {}),
      ...row,
      unknown:
        i === 0
          ? [...row.unknown, ...shop.unknown.filter(({ label }) => !labels.has(slugOf(label)))]
          : row.unknown,
    }
  })

  return columns.has('imageSrc') ? merged : [...merged, ...picturesOf(file[0]?.line ?? 1, rows)]
}

/** Returns the cells of a row in the columns that the file lacks. */
function without(columns: ReadonlySet<string>, row: CsvRow, candidates: readonly Column[]) {
  // Either of two columns with the same meaning counts.
  const spoken = (column: Column) =>
    columns.has(column) ||
    (column === 'type' && columns.has('category')) ||
    (column === 'category' && columns.has('type')) ||
    (column === 'status' && columns.has('published'))

  return Object.fromEntries(
    candidates
      .filter((column) => !spoken(column) && row[column] !== undefined)
      .map((column) => [column, row[column]]),
  )
}

function picturesOf(line: number, rows: readonly CsvRow[]): CsvRow[] {
  return rows
    .filter(({ imageSrc }) => imageSrc !== undefined)
    .map(({ imageSrc = '', imageAlt = '', imagePosition = '' }) => ({
      imageSrc,
      imageAlt,
      imagePosition,
      line,
      unknown: [],
      overflows: false,
    }))
}
