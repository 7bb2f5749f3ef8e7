import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freightTables } from '#demo/freight.ts'
import type { Offer } from '#domain/shipping/freight-options.ts'
import { freightAccount, quoting } from '#platform/shipping/accounts/accounts.fixtures.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { testContext } from '#tests/support/request-context.ts'
import { saveFreightTables } from '../freight-tables/save-freight-tables.ts'
import type { ShipmentItem } from '../port.ts'
import { contasFrete, cotacoes } from '../tables.ts'
import { expireQuotes } from './expire-quotes.ts'
import type { QuoteRequest } from './quote-digest.ts'
import { quoteFreight } from './quote-freight.ts'
import { renewQuote } from './renew-quote.ts'

const NOW = new Date('2026-11-24T12:00:00Z')
const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000)

const strings: ShipmentItem = {
  idAtributoSimples: 7,
  quantidade: 2,
  precoPor: 8990,
  peso: 60,
  altura: 10,
  largura: 110,
  comprimento: 110,
}
const request: QuoteRequest = { cep: '20040-002', itens: [strings], freteGratis: null }

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
  await saveFreightTables(database, freightTables())
})
afterAll(() => database.close())

describe('a quote', () => {
  test('is stored under an id that a checkout can return to', async () => {
    const first = await quote()

    expect(first.fretes.map(({ id }) => id)).toEqual(['pac', 'sedex'])
    expect(first.expiraEm).toBe('2026-11-24T14:00:00.000Z')
    expect(await hold(first.idCotacao, {}, later(119))).toEqual(first)
  })

  test('is one row for repeated requests, in any order of goods, and stays valid longer', async () => {
    const other = { ...strings, idAtributoSimples: 9, precoPor: 5000 }
    const first = await quote({ itens: [strings, other] })
    const rows = await database.db.$count(cotacoes)
    const second = await quote({ itens: [other, strings], cep: '20040002' }, later(60))

    expect(second.idCotacao).toBe(first.idCotacao)
    expect(await database.db.$count(cotacoes)).toBe(rows)
    expect(await hold(first.idCotacao, { itens: [strings, other] }, later(179))).toMatchObject({
      idCotacao: first.idCotacao,
      expiraEm: second.expiraEm,
    })
  })

  test('that has expired, is unknown or for other goods is made again', async () => {
    const cep = '80010000'
    const { idCotacao, expiraEm } = await quote({ cep })
    const coupon = { tipo: 'cupom', origem: 'FRETE', label: 'Frete grátis' } as const
    const pieces = [{ quantidade: 3 }, { precoPor: 8991 }, { peso: 61 }, { idAtributoSimples: 8 }]

    expect((await hold('x'.repeat(43), { cep })).idCotacao).toBe(idCotacao)
    for (const change of [
      { cep: '80010001' },
      { cep, freteGratis: coupon },
      ...pieces.map((piece) => ({ cep, itens: [{ ...strings, ...piece }] })),
    ])
      expect((await hold(idCotacao, change)).idCotacao).not.toBe(idCotacao)
    expect((await hold(idCotacao, { cep }, later(119))).expiraEm).toBe(expiraEm)
    expect((await hold(idCotacao, { cep }, later(120))).expiraEm).toBe('2026-11-24T16:00:00.000Z')
    await expect(hold(idCotacao, { cep: '' })).rejects.toMatchObject({ code: 'CepInvalido' })
  })

  test('changes with the freight tables, while earlier ones stay valid', async () => {
    const before = await quote({ cep: '30110000' })
    const [pac, ...others] = freightTables()
    const dearer = pac!.faixas.map((row) => ({ ...row, valor: row.valor + 100 }))
    await saveFreightTables(database, [{ ...pac!, faixas: dearer }, ...others])
    const after = await quote({ cep: '30110000' })
    await saveFreightTables(database, freightTables())

    expect(after.idCotacao).not.toBe(before.idCotacao)
    expect(after.fretes[0]?.valor).toBe((before.fretes[0]?.valor ?? 0) + 100)
    expect(await hold(before.idCotacao, { cep: '30110000' })).toEqual(before)
  })

  test('is deleted after it expires, in batches', async () => {
    await database.db.delete(cotacoes)
    await database.pool.query(`
      insert into cotacoes (id, pedido, fretes, expira_em)
      select rpad(n::text, 43, 'x'), repeat('p', 43), '[]', timestamptz '2026-11-24T12:00:00Z' from generate_series(1, 2100) n`)
    const { idCotacao } = await quote()
    await expireQuotes({ db: database.db, now: NOW })

    expect(await database.db.select({ id: cotacoes.id }).from(cotacoes)).toEqual([{ id: idCotacao }])
  })
})

describe('free freight', () => {
  const dear = [{ ...strings, precoPor: 15_000 }]

  test('applies from the threshold on, to the cheapest service', async () => {
    const { fretes, mensagem } = await quote({ itens: dear })

    expect(fretes.map(({ id, valor }) => [id, valor > 0])).toEqual([
      ['pac', false],
      ['sedex', true],
    ])
    expect(fretes[0]).toMatchObject({
      valorCheio: expect.any(Number),
      ajustes: [{ tipo: 'freteGratis', label: 'Frete grátis', valor: -(fretes[0]?.valorCheio ?? 0) }],
    })
    expect(mensagem).toBe('')
  })

  test('of some states is announced to the others', async () => {
    const { fretes, mensagem } = await quote({ itens: dear }, NOW, { ufsFreteGratis: ['SP', 'MG'] })

    expect(fretes[0]?.ajustes).toEqual([])
    expect(mensagem).toBe('O frete grátis vale para entregas em MG e SP.')
    expect(
      (await quote({ itens: dear, cep: '30110000' }, NOW, { ufsFreteGratis: ['SP', 'MG'] })).fretes[0],
    ).toMatchObject({ valor: 0 })
  })

  test('applies to the delivery to a school too, whose price is otherwise that of its account', async () => {
    const escola: Offer = {
      id: 'escola-a',
      tipo: 'entrega',
      label: 'Entrega na Escola Aurora',
      valor: 500,
      prazo: 2,
      escola: true,
    }
    const coupon = { tipo: 'cupom', origem: 'FRETE', label: 'Frete por nossa conta' } as const
    const costs = async (changes: Partial<QuoteRequest>) =>
      (await quote({ escola, ...changes })).fretes.map(({ id, valor }) => [id, valor])

    expect((await costs({}))[0]).toEqual(['escola-a', 500])
    for (const changes of [{ itens: dear }, { freteGratis: coupon }])
      expect(await costs(changes)).toEqual([
        ['escola-a', 0],
        ['pac', 0],
        ['sedex', expect.any(Number)],
      ])
    expect((await quote({ escola, itens: dear })).fretes[0]?.ajustes).toMatchObject([
      { tipo: 'freteGratis', label: 'Frete grátis', valor: -500 },
    ])
  })

  test('also comes with a coupon', async () => {
    const coupon = { tipo: 'cupom', origem: 'FRETE', label: 'Frete por nossa conta' } as const
    const { fretes } = await quote({ freteGratis: coupon })

    expect(fretes[0]).toMatchObject({ valor: 0, ajustes: [{ ...coupon, valor: expect.any(Number) }] })
    expect(fretes[1]?.ajustes).toEqual([])
  })
})

describe('pickup', () => {
  test('is listed last, for shoppers in the state of the store', async () => {
    const { fretes } = await quote({ cep: '13010000' })

    expect(fretes.at(-1)).toMatchObject({
      id: 'retirada',
      tipo: 'retirada',
      label: 'Retirar na loja',
      valor: 0,
      prazo: 1,
      previsao: '2026-11-25',
    })
    expect((await quote()).fretes.some(({ tipo }) => tipo === 'retirada')).toBe(false)
  })

  test('is not offered if the merchant has turned it off', async () => {
    const { fretes } = await quote({ cep: '13010000' }, NOW, { retirada: false })

    expect(fretes.some(({ tipo }) => tipo === 'retirada')).toBe(false)
  })
})

test('reports goods that no carrier delivers there, and still offers pickup', async () => {
  const statue = { ...strings, peso: 101_000 }
  const sentence =
    'Ainda não temos entrega destes produtos para o CEP 20040-002 (Rio de Janeiro, RJ). Fale com a gente: procuramos um jeito.'

  expect(await quote({ itens: [statue] })).toMatchObject({
    fretes: [],
    restricaoEntrega: true,
    mensagem: sentence,
  })
  expect(await quote({ itens: [statue], cep: '13010000' })).toMatchObject({
    fretes: [{ id: 'retirada' }],
    restricaoEntrega: true,
    mensagem: expect.stringContaining('13010-000 (SP)'),
  })
})

test('lists a service of the merchant before the tables', async () => {
  const offer = { id: 'motoboy', tipo: 'entrega' as const, label: 'Motoboy', valor: 1500, prazo: 0 }
  await freightAccount(database.db)
  const context = testContext(database.db, { now: NOW, ...quoting(database.db, [offer]) })
  const { fretes } = await quoteFreight(context, request)
  await database.db.delete(contasFrete)

  expect(fretes).toMatchObject([{ id: 'motoboy', valor: 1500, prazo: 1 }])
})

type FreightSettings = ReturnType<typeof testContext>['settings']['sistema']['frete']

function quote(change: Partial<QuoteRequest> = {}, now = NOW, frete: Partial<FreightSettings> = {}) {
  const context = testContext(database.db, { now })
  const sistema = { ...context.settings.sistema, frete: { ...context.settings.sistema.frete, ...frete } }

  return quoteFreight({ ...context, settings: { ...context.settings, sistema } }, { ...request, ...change })
}

function hold(idCotacao: string, change: Partial<QuoteRequest> = {}, now = NOW) {
  return renewQuote(testContext(database.db, { now }), idCotacao, { ...request, ...change })
}
