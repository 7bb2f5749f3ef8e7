import type { Column, CsvRow } from './columns.ts'

/** What a product's first row says of it. */
const OF_PRODUCT: readonly Column[] = [
  ...(['title', 'body', 'vendor', 'category', 'type', 'tags', 'published', 'status', 'giftCard'] as const),
  ...(['option1Name', 'option2Name', 'option3Name', 'seoTitle', 'seoDescription'] as const),
]

/** What each row says of its SKU. */
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
  /** The product as the shop has it. */
  rows: readonly CsvRow[]
  /** What the file has a column for; of the others the shop's word stays. */
  columns: ReadonlySet<string>
  labels: ReadonlySet<string>
}

/** The rows that a file has for a product of the shop, with what its columns don't tell as the shop has it. */
export function overlay(file: readonly CsvRow[], { rows, columns, labels }: Known): CsvRow[] {
  const [shop] = rows
  if (!shop) return [...file]
  const bySku = new Map(rows.map((row) => [row.sku, row]))
  const told = file.map((row, i): CsvRow => {
    const twin = row.sku === undefined ? undefined : bySku.get(row.sku)
    return {
      ...(i === 0 ? without(columns, shop, OF_PRODUCT) : {}),
      ...(twin ? without(columns, twin, OF_SKU) : {}),
      ...row,
      unknown:
        i === 0 ? [...row.unknown, ...shop.unknown.filter(({ label }) => !labels.has(label))] : row.unknown,
    }
  })

  return columns.has('imageSrc') ? told : [...told, ...picturesOf(file[0]?.line ?? 1, rows)]
}

/** The cells of a row that the file has no column for. */
function without(columns: ReadonlySet<string>, row: CsvRow, wanted: readonly Column[]) {
  // Two names for one thing: who has either tells of it.
  const spoken = (column: Column) =>
    columns.has(column) ||
    (column === 'type' && columns.has('category')) ||
    (column === 'category' && columns.has('type')) ||
    (column === 'status' && columns.has('published'))

  return Object.fromEntries(
    wanted
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
