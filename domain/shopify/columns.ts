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
  giftCard: ['gift card'],
  option1Name: ['option1 name'],
  option1Value: ['option1 value'],
  option2Name: ['option2 name'],
  option2Value: ['option2 value'],
  option3Name: ['option3 name'],
  option3Value: ['option3 value'],
  /** Shopify has none; files from elsewhere may, and a variant without it would be another one's twin. */
  furtherOption: ['option4 name', 'option4 value', 'option5 name', 'option5 value'],
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
  /^(variant (inventory tracker|inventory policy|fulfillment service|requires shipping|taxable|weight unit|tax code)|collection|inventory tracker|continue selling when out of stock|fulfillment service|requires shipping|charge tax|tax code|weight unit for display|(variant )?cost per item|google shopping \/ .*|price \/ .*|compare[- ]at price \/ .*|included \/ .*|option[123] linked to|(variant )?unit price .*)$/

export type Column = keyof typeof COLUMNS

/** What an old and a new export call each column, the old name first. */
export function columnNames(column: Column): readonly [string, ...string[]] {
  return COLUMNS[column]
}

/** Whether a column's name says nothing that the shop keeps. */
export function isIgnored(header: string): boolean {
  return IGNORED.test(nameOf(header))
}

/** What the cells under a header are: a column with a meaning, an entry of the specification, or nothing. */
export type Heading = { column: Column } | { label: string } | null

export type CsvRow = Partial<Record<Column, string>> & {
  /** Line in the file, for messages. */
  line: number
  /** What this program has no name for. */
  unknown: { label: string; valor: string }[]
  /** The row says something beyond the last header: a comma that should have been in quotes. */
  overflows: boolean
}

const BY_NAME = new Map<string, string>(
  Object.entries(COLUMNS).flatMap(([column, names]) => names.map((name) => [name, column] as const)),
)

/** What the columns of a file mean, by its first line. */
export function readHeader(names: string[]): Heading[] {
  return names.map((header) => {
    const name = nameOf(header)
    if (name === '' || IGNORED.test(name)) return null
    const column = BY_NAME.get(name)
    return isColumn(column) ? { column } : { label: labelOf(header) }
  })
}

/** The cells of a line as a row with known names; empty cells are left out, and of two that mean the same the first counts. */
export function readRow(headings: Heading[], cells: string[], line: number): CsvRow {
  const row: CsvRow = {
    line,
    unknown: [],
    overflows: cells.slice(headings.length).some((cell) => cell.trim() !== ''),
  }
  headings.forEach((heading, i) => {
    const valor = cells[i]?.trim()
    if (heading === null || !valor) return
    if ('column' in heading) row[heading.column] ??= valor
    else row.unknown.push({ label: heading.label, valor })
  })
  return row
}

/** The columns without which a file is no product export. */
export function missingColumns(headers: string[]): string[] {
  const names = new Set(headers.map(nameOf))
  return (['handle', 'title', 'price'] as const)
    .filter((column) => !namesOf(column).some((name) => names.has(name)))
    .map((column) => COLUMNS[column][0])
}

function nameOf(header: string): string {
  return header.trim().toLowerCase()
}

function namesOf(column: Column): readonly string[] {
  return COLUMNS[column]
}

/** A metafield's header names it before its key: `Tampo (product.metafields.custom.tampo)`. */
export function labelOf(header: string): string {
  const label = header.replace(/\s*\(product\.metafields\..*\)$/, '').trim()
  return label === '' ? header.trim() : label
}

function isColumn(name: string | undefined): name is Column {
  return name !== undefined && name in COLUMNS
}
