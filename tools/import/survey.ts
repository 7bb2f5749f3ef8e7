import type { CsvProblem } from '#domain/import/shopify/problems.ts'
import { UnreadableFile } from '#platform/transfers/files/unreadable-file.ts'
import { type Group, readGroups } from './read-groups.ts'

/** Problems of a product that other rows of the file cause. */
export type Survey = (group: Group) => CsvProblem[]

/**
 * Reads the whole file once before anything is written: a truncated file is refused as a whole, and a product whose
 * rows are not consecutive is known when its first rows come. Only handles and SKUs stay in memory.
 */
export async function survey(file: string): Promise<Survey> {
  const lines = new Map<string, number>()
  const again = new Map<string, number>()
  const skus = new Map<string, number>()
  for await (const { slug, rows } of readGroups(file)) {
    const line = rows[0]?.line ?? 0
    if (lines.has(slug)) again.set(slug, line)
    else lines.set(slug, line)
    for (const row of rows) if (row.sku !== undefined && !skus.has(row.sku)) skus.set(row.sku, row.line)
  }
  if (lines.size === 0) throw new UnreadableFile('O arquivo tem só o cabeçalho, nenhum produto.')

  return ({ slug, rows }) => [...apart(slug, rows[0]?.line ?? 0), ...twiceSold(rows)]

  function apart(slug: string, line: number): CsvProblem[] {
    const begins = lines.get(slug)
    const further = again.get(slug)
    if (slug === '' || further === undefined) return []
    const other = line === begins ? further : begins
    return [
      { line, motivo: `O Handle aparece também na linha ${other}: as linhas de um produto vêm juntas.` },
    ]
  }

  function twiceSold(rows: Group['rows']): CsvProblem[] {
    return rows.flatMap(({ sku, line }) => {
      const first = sku === undefined ? line : skus.get(sku)
      return first === line ? [] : [{ line, motivo: `O SKU ${sku} já está na linha ${first}.` }]
    })
  }
}
