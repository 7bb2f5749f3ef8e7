import { CsvError, parse } from 'csv-parse/sync'
import { fileText } from '#domain/import/csv/file-text.ts'
import { readOfx } from '#domain/payments/statement/read-ofx.ts'
import { readStatementCsv, type StatementLine } from '#domain/payments/statement/read-statement-csv.ts'
import { MAX_ENTRIES, type Statement } from '#domain/payments/statement/statement.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'

/** Largest file in bytes: years of a busy shop. */
const MAX_BYTES = 8 * 1024 * 1024

const SEPARATORS = [';', ',', '\t']

/** Reads a bank's statement, OFX or CSV, in UTF-8 or Windows-1252. Refuses `CadastroInvalido` for anything else. */
export async function readStatement(file: File): Promise<Statement> {
  if (file.size > MAX_BYTES) throw unreadable('O extrato passa de 8 MB. Baixe um período menor.')
  const text = fileText(await file.bytes())
  const statement = text === null ? null : (readOfx(text) ?? readCsv(text))
  if (!statement) throw unreadable(UNKNOWN)
  const { lancamentos, problemas } = statement
  if (lancamentos.length + problemas.length > MAX_ENTRIES)
    throw unreadable(`O extrato tem mais de ${MAX_ENTRIES} lançamentos. Baixe um período menor.`)
  if (lancamentos.length + problemas.length === 0) throw unreadable('O extrato não tem lançamentos.')

  return statement
}

const UNKNOWN =
  'Não reconhecemos este arquivo. Baixe o extrato no site do banco em OFX (às vezes chamado “Money”) ou em CSV, com as colunas de data, histórico e valor.'

/** Titles above the columns can have other separators, so each one is tried until it finds the columns. */
function readCsv(text: string): Statement | null {
  for (const separator of SEPARATORS) {
    const statement = readStatementCsv(linesOf(text, separator))
    if (statement) return statement
  }
  return null
}

function linesOf(text: string, delimiter: string): StatementLine[] {
  const found: StatementLine[] = []
  try {
    parse(text, {
      bom: true,
      delimiter,
      relax_column_count: true,
      relax_quotes: true,
      to: MAX_ENTRIES * 2,
      on_record: (cells: string[], { lines: line }) => {
        found.push({ line, cells })
        return null
      },
    })
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    return []
  }

  return found
}

function unreadable(motivo: string) {
  return refuse('CadastroInvalido', { motivo })
}
