import { OWN_NAME } from '#contract/panel/transfers.ts'
import { columnName } from '#domain/import/csv/column-name.ts'
import { isSpecification } from '#domain/import/shopify/columns.ts'
import { recogniseSource } from '#domain/import/sources/recognise-source.ts'
import { fieldOf as specificationOf } from '#domain/product/specifications/field.ts'
import type { ImportAdapter } from '../kinds/kind.ts'

/**
 * Guesses the field of each column: what the user chose last time (`remembered`, by column name), else what the program
 * that wrote the file means by it, else the field of that name, else the specification that a category's template asks
 * for (`specifications`), with a unit or without: `Escala (mm)`. Each field is used once. Unknown columns are empty and
 * left out.
 */
export function guessColumns(
  { campos, allowsOthers }: Pick<ImportAdapter, 'campos' | 'allowsOthers'>,
  header: readonly string[],
  specifications: readonly { label: string }[],
  remembered: ReadonlyMap<string, string>,
): string[] {
  const taken = new Set<string>()
  // Only product files have columns without a field.
  const source = allowsOthers ? recogniseSource(header) : null

  return header.map((column) => {
    const guess = remembered.get(columnName(column)) ?? sourceField(column) ?? fieldOf(column) ?? ''
    if (guess === '' || guess === OWN_NAME) return guess
    if (taken.has(guess) || !campos.some(({ campo }) => campo === guess)) return ''
    taken.add(guess)
    return guess
  })

  function sourceField(column: string): string | undefined {
    const field = source?.columns[columnName(column)]
    return field === null ? '' : field
  }

  function fieldOf(column: string): string | undefined {
    if (allowsOthers && isSpecification(column)) return OWN_NAME
    const name = columnName(column)
    const own = campos.find(({ campo, nome, otherNames = [] }) =>
      [campo, nome, ...otherNames].some((known) => columnName(known) === name),
    )
    if (own) return own.campo

    return allowsOthers && specificationOf(specifications, column) ? OWN_NAME : undefined
  }
}
