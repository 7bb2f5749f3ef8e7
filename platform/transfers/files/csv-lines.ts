import { CsvError, parse } from 'csv-parse/sync'
import { csvSeparator } from '#domain/import/csv/csv-separator.ts'
import { originalCell } from '#domain/import/csv/harmless-cell.ts'
import { decodeText } from './decode-text.ts'
import type { FileLine } from './file-line.ts'
import { UnreadableFile } from './unreadable-file.ts'

/** Longer rows come from a quote that is never closed. In characters. */
const MAX_ROW = 8_000_000

/** The non-empty lines of a CSV, with the line numbers that an editor shows. */
export function csvLines(bytes: Uint8Array): FileLine[] {
  const text = decodeText(bytes)
  let next = 1
  const lines: FileLine[] = []
  try {
    parse(text, {
      delimiter: csvSeparator(text),
      max_record_size: MAX_ROW,
      relax_column_count: true,
      on_record: (cells: string[]) => {
        const celulas = cells.map(originalCell)
        if (celulas.some((cell) => cell.trim() !== '')) lines.push({ linha: next, celulas })
        next += 1 + cells.reduce((breaks, cell) => breaks + breaksIn(cell), 0)
        return null
      },
    })
  } catch (error) {
    throw error instanceof CsvError ? new UnreadableFile(csvProblem(error, next), { cause: error }) : error
  }
  return lines
}

/** How many line breaks a cell contains. */
export function breaksIn(cell: string): number {
  return cell.match(/\r\n|\n|\r/g)?.length ?? 0
}

/** Why a CSV can't be read from this line on, for the merchant. */
export function csvProblem({ code }: CsvError, line: number): string {
  if (code === 'CSV_QUOTE_NOT_CLOSED') return `As aspas abertas na linha ${line} nunca se fecham.`
  if (code === 'CSV_MAX_RECORD_SIZE')
    return `A linha ${line} não tem fim: parece que faltam aspas para fechar um texto.`
  return `O arquivo não é um CSV: há aspas fora do lugar na linha ${line}.`
}
