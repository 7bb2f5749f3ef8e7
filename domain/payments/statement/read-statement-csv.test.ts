import { parse } from 'csv-parse/sync'
import { describe, expect, test } from 'vitest'
import { csvSeparator } from '../../import/csv/csv-separator.ts'
import { readStatementCsv } from './read-statement-csv.ts'
import { CSV_LAYOUTS } from './statement.fixtures.ts'

test.each(Object.entries(CSV_LAYOUTS))('reads the layout of %s', (_, { csv, read }) => {
  const statement = readStatementCsv(linesOf(csv))

  expect(statement?.problemas).toEqual([])
  expect(
    statement?.lancamentos.map(({ dia, valor, idBanco, textos }) => [dia, valor, idBanco, textos.join('|')]),
  ).toEqual(read)
})

describe('a line', () => {
  const HEADER = 'Data;Histórico;Valor;Saldo'

  test('with an amount that could be two is reported', () => {
    expect(readStatementCsv(linesOf(`${HEADER}\n24/11/2026;PIX;1.234;\n24/11/2026;PIX;12,34;`))).toEqual({
      lancamentos: [expect.objectContaining({ line: 3, valor: 1234 })],
      problemas: [{ line: 2, motivo: 'Não entendemos o valor “1.234”.' }],
    })
  })

  test('without an amount, such as the day’s balance, is skipped', () => {
    expect(readStatementCsv(linesOf(`${HEADER}\n24/11/2026;SALDO DO DIA;;1.000,00`))).toEqual({
      lancamentos: [],
      problemas: [],
    })
  })
})

test.each(['', 'nome;email\nMaria;m@x.com', 'Data;Saldo\n24/11/2026;1,00'])('%j is no statement', (csv) => {
  expect(readStatementCsv(linesOf(csv))).toBeNull()
})

function linesOf(csv: string) {
  const header = csv.split('\n').find((line) => /valor|entrada|crédito/i.test(line)) ?? csv
  const rows: string[][] = parse(csv, { delimiter: csvSeparator(header), relax_column_count: true })

  return rows.map((cells, i) => ({ line: i + 1, cells }))
}
