import { type CsvLine, type CsvProblem, readFreightCsv } from '#domain/shipping/freight-csv.ts'
import type { Database } from '#platform/database/connect.ts'
import { MAX_LINES } from '#platform/shipping/freight-tables/read-csv-lines.ts'
import { saveFreightTables } from '#platform/shipping/freight-tables/save-freight-tables.ts'
import { UnreadableFile } from '#platform/transfers/files/unreadable-file.ts'
import { readLines } from './read-rows.ts'

export type FreightReport = { servicos: string[]; faixas: number; problemas: CsvProblem[] }

/**
 * Replaces the shop's freight tables with those of a CSV: all of them or, if a line is wrong, none. With `dryRun` they
 * are only checked. Refuses with `UnreadableFile` a file that is no CSV in UTF-8.
 */
export async function importFreightFile(
  db: Database,
  { file, dryRun }: { file: string; dryRun: boolean },
): Promise<FreightReport> {
  const lines: CsvLine[] = []
  for await (const { line, cells } of readLines(file)) {
    if (lines.length > MAX_LINES) throw new UnreadableFile(`O arquivo tem mais de ${MAX_LINES} linhas.`)
    if (cells.some((cell) => cell.trim() !== '')) lines.push({ line, cells })
  }
  const { tabelas, problemas } = readFreightCsv(lines)
  if (problemas.length === 0 && !dryRun) await saveFreightTables({ db }, tabelas)

  return {
    servicos: tabelas.map(({ nome }) => nome),
    faixas: tabelas.reduce((sum, { faixas }) => sum + faixas.length, 0),
    problemas,
  }
}
