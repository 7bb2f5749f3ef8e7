import type { Column, CsvRow } from './columns.ts'
import { measureOf } from './measures.ts'
import { centavos } from './price.ts'

/** Columns in another unit, the column that they become, and the conversion factor. */
const UNITS = [
  ['kilograms', 'grams', 1000],
  ['heightCm', 'heightMm', 10],
  ['widthCm', 'widthMm', 10],
  ['lengthCm', 'lengthMm', 10],
] as const satisfies readonly (readonly [Column, Column, number])[]

/**
 * Converts the rows of a product to Shopify's columns, whatever program wrote them: kilograms become grams, a
 * promotional price becomes the price, a cell with several categories or pictures is split. Leaves unreadable cells
 * unchanged, so that `productOf` can report them.
 */
export function canonicalRows(rows: readonly CsvRow[]): CsvRow[] {
  return rows.flatMap((row, i) => withPictures(oneOf(row), i === 0))
}

/** Returns the columns of a file after `canonicalRows`. */
export function canonicalColumns(columns: Iterable<string>): Set<string> {
  const more: Record<string, readonly Column[]> = {
    categories: ['type', 'alsoIn'],
    images: ['imageSrc', 'variantImage'],
    promotionalPrice: ['compareAtPrice'],
    visibility: ['published'],
    ...Object.fromEntries(UNITS.map(([from, to]) => [from, [to]])),
  }

  return new Set([...columns].flatMap((column) => [column, ...(more[column] ?? [])]))
}

function oneOf(row: CsvRow): CsvRow {
  const { visibility, ...visible } = row
  const hidden = visibility?.toLowerCase() === 'hidden' || /^ocult/i.test(visibility ?? '')

  return withSpecifications(
    withCategories(withPromotion(withUnits(hidden ? { ...visible, published: 'false' } : visible))),
  )
}

function withUnits(row: CsvRow): CsvRow {
  const known = { ...row }
  for (const [from, to, factor] of UNITS) {
    const measure = measureOf(row[from] ?? '', factor)
    if (measure === null) continue
    known[to] ??= String(measure)
    delete known[from]
  }

  return known
}

function withPromotion({ promotionalPrice, ...row }: CsvRow): CsvRow {
  if (promotionalPrice === undefined) return row
  const [before, now] = [centavos(row.price), centavos(promotionalPrice)]
  if (now === null) return { ...row, promotionalPrice }
  if (before === null || row.price === undefined || now === 0 || now >= before) return row

  return { ...row, price: promotionalPrice, compareAtPrice: row.price }
}

function withCategories({ categories, ...row }: CsvRow): CsvRow {
  const [main, ...further] = listOf(categories)
  if (main === undefined) return row

  return {
    ...row,
    type: row.type ?? main,
    ...(further.length > 0 && { alsoIn: [row.alsoIn, ...further].filter(Boolean).join(', ') }),
  }
}

function withSpecifications({ specifications, ...row }: CsvRow): CsvRow {
  const lines = (specifications ?? '').split(/;|\n/).flatMap((line) => {
    const [label = '', ...valor] = line.split(':')
    return label.trim() && valor.join(':').trim()
      ? [{ label: label.trim(), valor: valor.join(':').trim() }]
      : []
  })

  return { ...row, unknown: [...row.unknown, ...lines] }
}

/** Returns one row per picture of a list. A variant is shown by the first picture of its row. */
function withPictures({ images, ...row }: CsvRow, isFirst: boolean): CsvRow[] {
  const [picture, ...further] = listOf(images)
  if (picture === undefined) return [row]
  const shown = isFirst ? {} : { variantImage: row.variantImage ?? picture }

  return [
    { ...row, imageSrc: row.imageSrc ?? picture, ...shown },
    ...further.map((imageSrc) => ({ imageSrc, line: row.line, unknown: [], overflows: false })),
  ]
}

/** Splits a cell at commas; WooCommerce escapes a literal comma as `\,`. */
export function listOf(cell: string | undefined): string[] {
  return (cell ?? '')
    .split(/(?<!\\),/)
    .map((part) => part.replaceAll('\\,', ',').trim())
    .filter(Boolean)
}
