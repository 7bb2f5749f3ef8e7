/**
 * The columns of Shopify's product CSV that have a meaning here, under the names of its export before and since 2024.
 * Everything else a file holds is kept as an entry of the specification table.
 */
const COLUMNS = {
  handle: ['handle', 'url handle'],
  title: ['title'],
  body: ['body (html)', 'body html', 'description'],
  vendor: ['vendor'],
  category: ['product category', 'standard product type', 'custom product type'],
  type: ['type'],
  tags: ['tags'],
  published: ['published', 'published on online store'],
  status: ['status'],
  option1Name: ['option1 name'],
  option1Value: ['option1 value'],
  option2Name: ['option2 name'],
  option2Value: ['option2 value'],
  option3Name: ['option3 name'],
  option3Value: ['option3 value'],
  sku: ['variant sku', 'sku'],
  grams: ['variant grams', 'weight value (grams)'],
  quantity: ['variant inventory qty', 'inventory quantity'],
  price: ['variant price', 'price'],
  compareAtPrice: ['variant compare at price', 'compare-at price', 'compare at price'],
  barcode: ['variant barcode', 'barcode'],
  imageSrc: ['image src', 'product image url'],
  imagePosition: ['image position'],
  imageAlt: ['image alt text'],
  variantImage: ['variant image', 'variant image url'],
  seoTitle: ['seo title'],
  seoDescription: ['seo description'],
} as const satisfies Record<string, readonly [string, ...string[]]>

/** Columns of the export that say nothing of the product itself, or that a shop in Brazil has no use for. */
const IGNORED =
  /^(variant (inventory tracker|inventory policy|fulfillment service|requires shipping|taxable|weight unit|tax code)|inventory tracker|continue selling when out of stock|fulfillment service|requires shipping|charge tax|tax code|weight unit for display|gift card|cost per item|google shopping \/ .*|price \/ .*|compare at price \/ .*|included \/ .*|option[123] linked to|unit price .*)$/

export type Column = keyof typeof COLUMNS
export type CsvRow = Partial<Record<Column, string>> & {
  /** Line in the file, for messages. */
  line: number
  /** What this program has no name for. */
  unknown: { label: string; valor: string }[]
}

const BY_NAME = new Map<string, string>(
  Object.entries(COLUMNS).flatMap(([column, names]) => names.map((name) => [name, column] as const)),
)

/** A record of the file as a row with known names; empty cells are left out. */
export function readRow(record: Record<string, string>, line: number): CsvRow {
  const row: CsvRow = { line, unknown: [] }
  for (const [header, cell] of Object.entries(record)) {
    const valor = cell.trim()
    const name = header.trim().toLowerCase()
    if (valor === '' || IGNORED.test(name)) continue
    const column = BY_NAME.get(name)
    if (isColumn(column)) row[column] = valor
    else row.unknown.push({ label: labelOf(header), valor })
  }
  return row
}

/** The columns without which a file is no product export. */
export function missingColumns(headers: string[]): string[] {
  const names = new Set(headers.map((header) => header.trim().toLowerCase()))
  return (['handle', 'title', 'price'] as const)
    .filter((column) => !namesOf(column).some((name) => names.has(name)))
    .map((column) => COLUMNS[column][0])
}

function namesOf(column: Column): readonly string[] {
  return COLUMNS[column]
}

/** A metafield's header names it before its key: `Tampo (product.metafields.custom.tampo)`. */
function labelOf(header: string): string {
  return header.replace(/\s*\(product\.metafields\..*\)$/, '').trim()
}

function isColumn(name: string | undefined): name is Column {
  return name !== undefined && name in COLUMNS
}
