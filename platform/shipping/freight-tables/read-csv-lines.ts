import { CsvError, parse } from 'csv-parse/sync'
import { csvSeparator } from '#domain/import/csv/csv-separator.ts'
import type { CsvLine } from '#domain/shipping/freight-csv.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'

/** More lines than the largest carriers' tables have. */
export const MAX_LINES = 200_000

/** The non-empty lines of a CSV in UTF-8, with their numbers. Refuses `CadastroInvalido`. */
export function readCsvLines(bytes: Uint8Array): CsvLine[] {
  const text = decoded(bytes)
  const found: CsvLine[] = []
  try {
    parse(text, {
      relax_column_count: true,
      delimiter: csvSeparator(text),
      on_record: (cells: string[], { lines: line }) => {
        if (cells.some((cell) => cell.trim() !== '')) found.push({ line, cells })
        return null
      },
    })
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw unreadable('O arquivo não é um CSV: há aspas fora do lugar.')
  }
  if (found.length > MAX_LINES) throw unreadable(`O arquivo tem mais de ${MAX_LINES} linhas.`)

  return found
}

function decoded(bytes: Uint8Array): string {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    // UTF-16 in Latin letters is valid UTF-8, with a zero after each letter; so are many other kinds of file.
    if (!text.includes('\0')) return text
  } catch {
    // Refused below.
  }
  throw unreadable('O arquivo não é um texto em UTF-8. Na planilha, salve como “CSV UTF-8”.')
}

function unreadable(motivo: string) {
  return refuse('CadastroInvalido', { motivo }, motivo)
}
