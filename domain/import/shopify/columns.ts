/**
 * The columns of a product file, each with its names in Shopify's export before and since 2024, or a name of our own.
 * The names that other programs use are in `domain/import/sources`.
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
  /**
   * Shopify has no further options, but other files may: without this column, their variants would look like
   * duplicates.
   */
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
  /** The address or path of the product's video. */
  video: ['vídeo'],
  /** One of the pictures from all around, in the order of the rows. */
  spinImage: ['foto do giro'],
  /** A sound of the product: its address, what is heard, and the number of the string that sounds alone. */
  soundSrc: ['som'],
  soundTitle: ['título do som'],
  soundString: ['corda do som'],
  /** Whether it was computed, not recorded: `sim` or `não`. */
  soundComputed: ['som calculado'],
  seoTitle: ['seo title'],
  seoDescription: ['seo description'],
  /** All categories in one cell, the main one first: `Instrumentos > Violões, Ofertas`. */
  categories: ['categorias'],
  /** Further categories in one cell, as in `categories`. */
  alsoIn: ['aparece também em'],
  shortBody: ['descrição curta'],
  /** The selling price; `price` is then shown struck through. */
  promotionalPrice: ['preço promocional'],
  cost: ['custo'],
  minimumStock: ['estoque mínimo'],
  /** When goods are expected again. */
  restockDate: ['previsão de reposição'],
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
  /** Specification lines in one cell: `Tampo: Abeto; Escala: 650 mm`. */
  specifications: ['ficha técnica'],
  /** From WooCommerce: `hidden` products are not in the shop. */
  visibility: ['visibilidade'],
} as const satisfies Record<string, readonly [string, ...string[]]>

export type Column = keyof typeof COLUMNS

/** Returns the names of a column in old and new exports, the old one first. */
export function columnNames(column: Column): readonly [string, ...string[]] {
  return COLUMNS[column]
}

/** What the cells under a header contain: a known column, a specification line, or null to ignore them. */
export type Heading = { column: Column } | { label: string } | null

export type CsvRow = Partial<Record<Column, string>> & {
  /** Line number in the file, for messages. */
  line: number
  /** Cells that become specification lines. */
  unknown: { label: string; valor: string }[]
  /** The row has text beyond the last header, probably because of an unquoted comma. */
  overflows: boolean
}

/**
 * Reads the cells of a line into a row with known columns; skips empty cells, and takes the first of two cells with the
 * same meaning.
 */
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

/** Prefix of specification headers in our own exports. */
const SPECIFICATION = 'Ficha técnica: '

/** Returns the header of a specification in our exports, which `isSpecification` recognizes. */
export function specificationHeader(label: string): string {
  return `${SPECIFICATION}${label}`
}

/** Returns whether a header marks a specification line. */
export function isSpecification(header: string): boolean {
  return header.trim().startsWith(SPECIFICATION)
}

/**
 * Returns the label of a specification line. A metafield's header has the label before the key: `Tampo
 * (product.metafields.custom.tampo)`.
 */
export function labelOf(header: string): string {
  const name = header.trim()
  const plain = isSpecification(name) ? name.slice(SPECIFICATION.length) : name
  const label = plain.replace(/\s*\(product\.metafields\..*\)$/, '').trim()
  return label === '' ? name : label
}

export function isColumn(name: string | undefined): name is Column {
  return name !== undefined && name in COLUMNS
}
