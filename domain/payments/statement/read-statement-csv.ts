import { signedAmount } from './signed-amount.ts'
import { MAX_TEXT, type Statement, type StatementEntry } from './statement.ts'
import { type StatementColumns, statementColumns } from './statement-columns.ts'
import { statementDay } from './statement-day.ts'

/** A line of the file: its number and its cells. */
export type StatementLine = { line: number; cells: readonly string[] }

/** Banks write at most so many lines of titles above the names of the columns. */
const MAX_TITLES = 40

/**
 * Reads the movements of a bank's CSV. Lines without a day that belong to the movement above (Bradesco writes the
 * payer's name so) are added to its text; balances, totals and titles are skipped. Null if no line names the columns.
 */
export function readStatementCsv(lines: readonly StatementLine[]): Statement | null {
  const titles = lines.slice(0, MAX_TITLES).map(({ cells }) => statementColumns(cells))
  const at = titles.findIndex((found) => found !== null)
  const columns = titles[at]
  if (!columns) return null
  const statement: Statement = { lancamentos: [], problemas: [] }

  for (const { line, cells } of lines.slice(at + 1)) {
    const dia = statementDay(cells[columns.dia] ?? '')
    const written = amountText(cells, columns)
    if (dia === null) continueEntry(statement.lancamentos.at(-1), cells, columns)
    else if (written === '') continue
    else {
      const valor = amountOf(cells, columns)
      if (valor === null) statement.problemas.push({ line, motivo: `Não entendemos o valor “${written}”.` })
      else statement.lancamentos.push(entryOf({ line, dia, valor }, cells, columns))
    }
  }

  return statement
}

function entryOf(
  known: Pick<StatementEntry, 'line' | 'dia' | 'valor'>,
  cells: readonly string[],
  columns: StatementColumns,
): StatementEntry {
  return {
    ...known,
    conta: '',
    idBanco: (cells[columns.idBanco] ?? '').trim().slice(0, MAX_TEXT),
    em: null,
    textos: textsOf(cells, columns),
  }
}

function textsOf(cells: readonly string[], { textos }: StatementColumns): string[] {
  return textos.map((i) => (cells[i] ?? '').trim().slice(0, MAX_TEXT)).filter((text) => text !== '')
}

/** A line with text only, right below its movement. */
function continueEntry(
  entry: StatementEntry | undefined,
  cells: readonly string[],
  columns: StatementColumns,
): void {
  const texts = textsOf(cells, columns)
  if (!entry || amountText(cells, columns) !== '' || (cells[columns.dia] ?? '').trim() !== '') return
  if (entry.textos.length + texts.length <= MAX_TEXTS) entry.textos = [...entry.textos, ...texts]
}

const MAX_TEXTS = 20

function amountText(cells: readonly string[], { valor, entrada, saida }: StatementColumns): string {
  return [valor, entrada, saida]
    .map((i) => (cells[i] ?? '').trim())
    .filter((text) => text !== '')
    .join(' / ')
}

function amountOf(cells: readonly string[], columns: StatementColumns): number | null {
  const { valor, entrada, saida, sentido } = columns
  if (valor < 0) {
    const came = amountOrNothing(cells[entrada])
    const went = amountOrNothing(cells[saida])
    return came === null || went === null ? null : Math.abs(came) - Math.abs(went)
  }
  const amount = signedAmount(cells[valor] ?? '')
  if (amount === null) return null

  return OUT.test((cells[sentido] ?? '').trim()) ? -Math.abs(amount) : amount
}

const OUT = /^(d|deb|debito|débito|s|saida|saída)$/i

function amountOrNothing(text = ''): number | null {
  return text.trim() === '' ? 0 : signedAmount(text)
}
