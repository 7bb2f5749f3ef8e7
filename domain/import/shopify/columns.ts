/**
 * What a column of a product file can be, each with its names in Shopify's export before and since 2024, or the name that this
 * program gives it. The names that other programs use stand in `domain/import/sources`.
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
  /** All categories in one cell, the main one first: `Instrumentos > Violões, Ofertas`. */
  categories: ['categorias'],
  /** Further categories in one cell, as in `categories`. */
  alsoIn: ['aparece também em'],
  shortBody: ['descrição curta'],
  /** Sold at this price, with `price` struck through. */
  promotionalPrice: ['preço promocional'],
  cost: ['custo'],
  minimumStock: ['estoque mínimo'],
  ncm: ['ncm'],
  mpn: ['código do fabricante'],
  kilograms: ['peso (kg)'],
  heightMm: ['altura (mm)'],
  widthMm: ['largura (mm)'],
  lengthMm: ['comprimento (mm)'],
  heightCm: ['altura (cm)'],
  widthCm: ['largura (cm)'],
  lengthCm: ['comprimento (cm)'],
  /** All pictures in one cell, separated by commas. */
  images: ['fotos'],
  /** Lines of the specification in one cell: `Tampo: Abeto; Escala: 650 mm`. */
  specifications: ['ficha técnica'],
  /** WooCommerce's: `hidden` is out of the shop. */
  visibility: ['visibilidade'],
} as const satisfies Record<string, readonly [string, ...string[]]>

export type Column = keyof typeof COLUMNS

/** What an old and a new export call each column, the old name first. */
export function columnNames(column: Column): readonly [string, ...string[]] {
  return COLUMNS[column]
}

/** What the cells under a header are: a column with a meaning, an entry of the specification, or nothing. */
export type Heading = { column: Column } | { label: string } | null

export type CsvRow = Partial<Record<Column, string>> & {
  /** Line in the file, for messages. */
  line: number
  /** What is kept as lines of the specification. */
  unknown: { label: string; valor: string }[]
  /** The row says something beyond the last header: a comma that should have been in quotes. */
  overflows: boolean
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

/** What our own exports write before the label of a specification. */
const SPECIFICATION = 'Ficha técnica: '

/** The header under which a specification is written, so that it is read as one again. */
export function specificationHeader(label: string): string {
  return `${SPECIFICATION}${label}`
}

/** Whether a header says of itself that it is a line of the specification. */
export function isSpecification(header: string): boolean {
  return header.trim().startsWith(SPECIFICATION)
}

/** The label of a line of the specification. A metafield's header names it before its key: `Tampo (product.metafields.custom.tampo)`. */
export function labelOf(header: string): string {
  const name = header.trim()
  const plain = isSpecification(name) ? name.slice(SPECIFICATION.length) : name
  const label = plain.replace(/\s*\(product\.metafields\..*\)$/, '').trim()
  return label === '' ? name : label
}

/** Whether a name is that of a column. */
export function isColumn(name: string | undefined): name is Column {
  return name !== undefined && name in COLUMNS
}
