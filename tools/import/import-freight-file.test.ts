import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { freightTables } from '#platform/shipping/carriers/freight-tables.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { csvOf, testFolder } from './import-file.fixtures.ts'
import { importFreightFile } from './import-freight-file.ts'

let database: TestDatabase
let folder: ReturnType<typeof testFolder>
beforeAll(async () => {
  database = await testDatabase()
})
beforeEach(() => {
  folder = testFolder()

  return folder.remove
})
afterAll(() => database.close())

const row = (changes: Record<string, string> = {}) => ({
  servico: 'motoboy',
  nome: 'Motoboy',
  cep_de: '01000-000',
  cep_ate: '05999-999',
  peso_de_g: '0',
  peso_ate_g: '10000',
  valor: '19,90',
  prazo_dias: '1',
  ...changes,
})

describe('a CSV with freight tables', () => {
  test.each([',', ';', '\t'])('quotes by the new tables separated by %j', async (separator) => {
    const rows = [row(), row({ cep_de: '06000-000', cep_ate: '09999-999', valor: '29,90', prazo_dias: '2' })]

    expect(await run(csvOf(rows, separator))).toEqual({ servicos: ['Motoboy'], faixas: 2, problemas: [] })
    expect(await offer('01310100')).toMatchObject([{ id: 'motoboy', valor: 1990, prazo: 1 }])
    expect(await offer('06000000')).toMatchObject([{ id: 'motoboy', valor: 2990, prazo: 2 }])
    expect(await offer('20040002')).toEqual([])
  })

  test('changes nothing if a line is bad, and says which', async () => {
    await run(csvOf([row()]))
    const report = await run(
      csvOf([row({ valor: '9,90' }), row({ cep_de: '2000000', valor: 'vinte' }), row({ prazo_dias: '0' })]),
    )

    expect(report.problemas).toEqual([
      { line: 3, motivo: 'valor deve ser um valor em reais, como 24,90 (está “vinte”).' },
      { line: 4, motivo: 'prazo_dias deve ficar entre 1 e 90.' },
    ])
    expect(await offer('01310100')).toMatchObject([{ valor: 1990 }])
  })

  test('changes nothing in a dry run', async () => {
    await run(csvOf([row()]))

    expect(await run(csvOf([row({ valor: '9,90' })]), true)).toMatchObject({ faixas: 1, problemas: [] })
    expect(await offer('01310100')).toMatchObject([{ valor: 1990 }])
  })

  test('accepts empty lines and a byte order mark', async () => {
    const report = await run(`\uFEFF${csvOf([row()], ';')}\n\n;;\n`)

    expect(report).toMatchObject({ faixas: 1, problemas: [] })
  })

  test('refuses an empty file, or one without a table', async () => {
    expect((await run('')).problemas).toEqual([{ line: 1, motivo: 'O arquivo está vazio.' }])
    const file = folder.write('planilha.xlsx', new Uint8Array([80, 75, 3, 4, 255, 254]))
    await expect(importFreightFile(database.db, { file, dryRun: false })).rejects.toThrow('UTF-8')
  })
})

function run(text: string, dryRun = false) {
  return importFreightFile(database.db, { file: folder.write('frete.csv', text), dryRun })
}

function offer(cep: string) {
  const item = { peso: 60, altura: 10, largura: 110, comprimento: 110, precoPor: 0 }
  const itens = [{ ...item, idAtributoSimples: 1, quantidade: 1 }]

  return freightTables(database.db)({ origem: '01001000', cep, uf: 'SP', itens })
}
