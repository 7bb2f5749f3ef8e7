import { OWN_NAME } from '#contract/panel/transfers.ts'
import { columnName } from '#domain/import/csv/column-name.ts'
import { type Heading, isColumn, labelOf } from '#domain/import/shopify/columns.ts'
import { UnreadableFile } from '#platform/transfers/files/unreadable-file.ts'
import { guessColumns } from '#platform/transfers/imports/guess-columns.ts'
import { PRODUCT_FIELDS } from '#platform/transfers/kinds/product-fields.ts'

const NEEDED = [
  ['handle', 'o endereço (Handle)'],
  ['title', 'o nome (Title)'],
  ['price', 'o preço (Price)'],
] as const

/**
 * Maps the columns of a product file, by the same guesses as the panel, except that it knows no templates: `sheet`
 * names the columns that become lines of the specification. Refuses a file without address, name or price, and a name
 * in `sheet` that the file doesn't have.
 */
export function headingsOf(names: string[], sheet: readonly string[]): Heading[] {
  const strange = sheet.find((name) => !names.some((header) => isNamed(header, name)))
  if (strange !== undefined) throw new UnreadableFile(`O arquivo não tem a coluna “${strange}”.`)
  const guesses = guessColumns({ campos: PRODUCT_FIELDS, allowsOthers: true }, names, [], new Map())
  const headings = names.map((header, i): Heading => {
    const guess = guesses[i] ?? ''
    if (guess === OWN_NAME || sheet.some((name) => isNamed(header, name))) return { label: labelOf(header) }
    return isColumn(guess) ? { column: guess } : null
  })
  const missing = NEEDED.filter(
    ([column]) => !headings.some((heading) => heading && 'column' in heading && heading.column === column),
  )
  if (missing.length === 0) return headings

  throw new UnreadableFile(
    `O arquivo não parece uma exportação de produtos: falta ${missing.map(([, name]) => name).join(', ')}.`,
  )
}

function isNamed(header: string, name: string): boolean {
  return columnName(header) === columnName(name) || columnName(labelOf(header)) === columnName(name)
}
