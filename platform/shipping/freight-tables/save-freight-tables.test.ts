import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { FreightTableInput } from '#contract/settings/shipping-input.ts'
import { freightTables as demoTables } from '#demo/freight.ts'
import { STATES, sampleCep } from '#domain/customer/address/cep-city.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { freightTables } from '../carriers/freight-tables.ts'
import { fretesFaixas, fretesServicos } from '../tables.ts'
import { saveFreightTables } from './save-freight-tables.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
beforeEach(() => database.db.delete(fretesServicos))
afterAll(() => database.close())

const row = {
  cepDe: 1_000_000,
  cepAte: 19_999_999,
  pesoDe: 0,
  pesoAte: 1000,
  valor: 2490,
  excedenteKg: 0,
  seguro: 0,
  prazo: 4,
}
const table = (codigo: string, changes: Partial<FreightTableInput> = {}): FreightTableInput => ({
  codigo,
  nome: codigo.toUpperCase(),
  divisor: 6000,
  pesoIsento: 5000,
  pesoMaximo: 30_000,
  ladoMaximo: 1000,
  somaMaxima: 2000,
  valorMaximo: null,
  faixas: [row],
  ...changes,
})

describe('freight tables', () => {
  test('replace the existing ones', async () => {
    await saveFreightTables(database, [table('pac'), table('sedex')])
    await saveFreightTables(database, [table('motoboy', { faixas: [row, { ...row, cepAte: 1_000_000 }] })])

    expect(await services()).toEqual(['motoboy'])
    expect(await database.db.$count(fretesFaixas)).toBe(2)
  })

  test('are saved all or none', async () => {
    await saveFreightTables(database, [table('pac')])
    const overlapping = table('errada', { faixas: [row, { ...row, pesoDe: 999, pesoAte: 2000 }] })

    await expect(saveFreightTables(database, [table('boa'), overlapping])).rejects.toThrow()
    await expect(saveFreightTables(database, [table('boa'), table('boa')])).rejects.toThrow()
    await expect(saveFreightTables(database, [table('boa'), table('retirada')])).rejects.toThrow()
    await expect(saveFreightTables(database, [table('boa', { faixas: [] })])).rejects.toThrow()
    expect(await services()).toEqual(['pac'])
  })

  test('of two concurrent saves do not mix', async () => {
    await Promise.all(['a', 'b', 'c', 'd'].map((codigo) => saveFreightTables(database, [table(codigo)])))

    expect(await services()).toHaveLength(1)
    expect(await database.db.$count(fretesFaixas)).toBe(1)
  })

  test('can be long', async () => {
    const faixas = Array.from({ length: 5000 }, (_, n) => ({
      ...row,
      cepDe: 1_000_000 + n,
      cepAte: 1_000_000 + n,
    }))
    await saveFreightTables(database, [table('pac', { faixas })])

    expect(await database.db.$count(fretesFaixas)).toBe(5000)
  })
})

test.each([
  ['a CEP that is none', 'update fretes_faixas set cep_de = 999'],
  ['a range the wrong way round', 'update fretes_faixas set cep_ate = cep_de - 1'],
  ['weights the wrong way round', 'update fretes_faixas set peso_ate = peso_de'],
  ['a price below nothing', 'update fretes_faixas set valor = -1'],
  ['a delivery without a day', 'update fretes_faixas set prazo = 0'],
  ['a second price for a weight', 'insert into fretes_faixas select * from fretes_faixas limit 1'],
  ['a service that pick-up would be', `update fretes_servicos set codigo = 'retirada'`],
  [
    'a service twice',
    'insert into fretes_servicos (codigo, nome, divisor, peso_isento) select codigo, nome, divisor, peso_isento from fretes_servicos',
  ],
])('the database refuses %s', async (_what, statement) => {
  await saveFreightTables(database, [table('pac')])

  await expect(database.pool.query(statement)).rejects.toThrow(/constraint/)
})

describe('the demonstration tables', () => {
  const strings = { peso: 60, altura: 10, largura: 110, comprimento: 110, precoPor: 8990 }
  const cello = { peso: 9800, altura: 520, largura: 330, comprimento: 1350, precoPor: 450_000 }
  const item = (unit: typeof strings) => [{ ...unit, idAtributoSimples: 1, quantidade: 1 }]

  test.each(STATES.flatMap(({ uf }) => [[uf, 'capital'] as const, [uf, 'interior'] as const]))(
    'serve %s, %s: small things by three services, a cello by carrier',
    async (uf, lugar) => {
      if ((await services()).length !== 3) await saveFreightTables(database, demoTables())
      const quote = freightTables(database.db)
      const to = { origem: '01001000', cep: sampleCep(uf, lugar) ?? '', uf }
      const small = await quote({ ...to, itens: item(strings) })
      const price = (id: string) => small.find((offer) => offer.id === id)?.valor ?? 0
      const days = (id: string) => small.find((offer) => offer.id === id)?.prazo ?? 0

      expect(small.map(({ id }) => id).toSorted()).toEqual(['pac', 'sedex', 'transportadora'])
      expect(price('pac')).toBeGreaterThan(1000)
      expect(price('pac')).toBeLessThan(price('sedex'))
      expect(days('sedex')).toBeLessThan(days('pac'))
      expect((await quote({ ...to, itens: item(cello) })).map(({ id }) => id)).toEqual(['transportadora'])
    },
  )
})

async function services() {
  const rows = await database.db.select({ codigo: fretesServicos.codigo }).from(fretesServicos)
  return rows.map(({ codigo }) => codigo)
}
