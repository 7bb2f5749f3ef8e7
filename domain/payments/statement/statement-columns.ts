import { columnName } from '../../import/csv/column-name.ts'

/** Places of the columns in a line; the rest is text about the movement. */
export type StatementColumns = {
  dia: number
  /** One column with a sign; or, without it, what came in and what went out in two. */
  valor: number
  entrada: number
  saida: number
  /** Says whether the amount came in or went out; -1 if the amount has a sign. */
  sentido: number
  idBanco: number
  textos: readonly number[]
}

/**
 * Recognizes the line that names the columns of a bank's CSV, by the names that Brazilian banks use. Null if this is
 * not it: banks write titles, accounts and periods above.
 */
export function statementColumns(cells: readonly string[]): StatementColumns | null {
  const names = cells.map(columnName)
  const at = (known: readonly string[]) => {
    const found = known.find((name) => names.includes(name))
    return found === undefined ? -1 : names.indexOf(found)
  }
  const columns = {
    dia: at(DAYS),
    valor: at(AMOUNTS),
    entrada: at(CREDITS),
    saida: at(DEBITS),
    sentido: at(DIRECTIONS),
    idBanco: at(IDS),
  }
  if (columns.dia < 0 || (columns.valor < 0 && columns.entrada < 0)) return null
  const taken: number[] = Object.values(columns)
  const textos = names.flatMap((name, i) =>
    taken.includes(i) || DAYS.includes(name) || /^saldo/.test(name) ? [] : [i],
  )

  return { ...columns, textos }
}

/** As `columnName` writes them; the first that a file has counts. */
const DAYS = [
  ...['data lancamento', 'data do lancamento', 'data de lancamento', 'data movimento', 'data mov', 'data'],
  ...['data hora', 'data da transacao', 'data transacao', 'dt lancamento', 'dt movimento', 'date'],
  ...['release date', 'data contabil', 'data do balancete'],
]
const AMOUNTS = [
  ...['valor', 'valor r', 'valor em r', 'valor do lancamento', 'valor da transacao', 'valor liquido'],
  ...['quantia', 'amount', 'transaction net amount'],
]
const CREDITS = ['credito', 'credito r', 'entrada', 'entrada r', 'entradas', 'entradas r', 'creditos']
const DEBITS = ['debito', 'debito r', 'saida', 'saida r', 'saidas', 'saidas r', 'debitos']
const DIRECTIONS = [
  'd c',
  'c d',
  'deb cred',
  'debito credito',
  'tipo lancamento',
  'tipo de lancamento',
  'natureza',
]
const IDS = ['identificador', 'id', 'id da transacao', 'codigo da transacao', 'reference id', 'fitid']
