import { plainText } from '#domain/plain-text.ts'
import { isIgnored } from '#domain/shopify/columns.ts'
import type { ImportAdapter } from './kind.ts'

/** What keeps a column under its own name, where the kind has room for such. */
export const OWN_NAME = '*'

/**
 * What each column of a file is taken for: what was said last time (`remembered`, by the column's name), else the field that has
 * its name, each field once. Empty for nothing.
 */
export function guessColumns(
  { campos, outros }: Pick<ImportAdapter, 'campos' | 'outros'>,
  header: readonly string[],
  remembered: ReadonlyMap<string, string>,
): string[] {
  const taken = new Set<string>()

  return header.map((column) => {
    const said = remembered.get(columnName(column))
    const guess =
      said ?? fieldOf(column) ?? (outros && column.trim() !== '' && !isIgnored(column) ? OWN_NAME : '')
    if (guess === '' || guess === OWN_NAME) return guess
    if (taken.has(guess) || !campos.some(({ campo }) => campo === guess)) return ''
    taken.add(guess)
    return guess
  })

  function fieldOf(column: string): string | undefined {
    const name = columnName(column)
    return campos.find(({ campo, nome, outros: others = [] }) =>
      [campo, nome, ...others].some((known) => columnName(known) === name),
    )?.campo
  }
}

/** How names of columns are compared: small letters, without accents or marks. */
export function columnName(text: string): string {
  return plainText(text)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .slice(0, 200)
}
