import { createRouterClient } from '@orpc/server'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { NewShopEvent } from '#contract/events.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { emptyTables } from '#tests/support/empty-tables.ts'
import { testContext } from '#tests/support/request-context.ts'
import { eventos, eventosPorDia } from '../events-tables.ts'
import { marketingRoutes } from '../routes.ts'
import { summariseEvents } from './summarise-events.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())
beforeEach(() => emptyTables(database.pool, 'eventos', 'eventos_por_dia'))

describe('an event', () => {
  test('is stored with the server’s time', async () => {
    await record({ nome: 'search', pagina: '/busca', termo: 'corda' })

    expect(await rows()).toMatchObject([
      { nome: 'search', pagina: '/busca', termo: 'corda', entrada: false, idProduto: null, data: NOON },
    ])
  })

  test('of several products is stored as one row each', async () => {
    await record({
      nome: 'add_to_cart',
      pagina: '/violino',
      itens: [
        { idProduto: 7, quantidade: 2, valor: 4_990 },
        { idProduto: 8, quantidade: 1, valor: 900 },
      ],
    })

    expect(await rows()).toMatchObject([
      { idProduto: 7, quantidade: 2, valor: 4_990, primeiro: true },
      { idProduto: 8, quantidade: 1, valor: 900, primeiro: false },
    ])
  })

  test('of a private page is stored without the code that opens it', async () => {
    await record({ nome: 'page_view', pagina: '/passaporte/q3Jk-0aZ_9bYxWvUtSrQpO' })

    expect(await rows()).toMatchObject([{ pagina: '/passaporte/:id' }])
  })

  test('of a list stores only the list’s name', async () => {
    const itens = [{ idProduto: 7, quantidade: 1, valor: 100 }]
    await record({ nome: 'view_item_list', pagina: '/', lista: 'vitrine-1', itens })

    expect(await rows()).toMatchObject([{ lista: 'vitrine-1', idProduto: null }])
  })

  test.each([
    { why: 'an unknown name', event: { nome: 'comprou', pagina: '/' } },
    { why: 'an address elsewhere', event: { nome: 'page_view', pagina: 'https://outra.test/' } },
    {
      why: 'half a product',
      event: { nome: 'view_item', pagina: '/', itens: [{ idProduto: 1, quantidade: 1.5, valor: 1 }] },
    },
  ])('with $why is refused, and nothing is stored', async ({ event }) => {
    await expect(record(event as NewShopEvent)).rejects.toMatchObject({ status: 400 })
    expect(await rows()).toEqual([])
  })

  test('may come with others, up to a limit', async () => {
    const events = Array.from({ length: 21 }, () => ({ nome: 'page_view' as const, pagina: '/' }))

    await expect(shop().recordEvents({ eventos: [] })).rejects.toMatchObject({ status: 400 })
    await expect(shop().recordEvents({ eventos: events })).rejects.toMatchObject({ status: 400 })
    expect(await shop().recordEvents({ eventos: events.slice(1) })).toEqual({ sucesso: true })
  })
})

describe('daily sums', () => {
  test('are by the shop’s days, by product and in total', async () => {
    const item = (idProduto: number, quantidade: number) => ({ idProduto, quantidade, valor: 100 })
    // 23:30 and 00:30 in São Paulo, on the 19th and the 20th.
    await at('2026-11-20T02:30:00Z', { nome: 'add_to_cart', pagina: '/a', itens: [item(1, 2), item(2, 1)] })
    await at('2026-11-20T03:30:00Z', { nome: 'add_to_cart', pagina: '/a', itens: [item(1, 5)] })
    await at('2026-11-20T03:30:00Z', { nome: 'page_view', pagina: '/a' })
    await at('2026-11-20T03:31:00Z', { nome: 'page_view', pagina: '/b', entrada: true })

    await summariseEvents(requestContext())
    await summariseEvents(requestContext())

    expect(await sums()).toEqual([
      { dia: '2026-11-19', nome: 'add_to_cart', idProduto: 0, total: 1, quantidade: 3, valor: 300 },
      { dia: '2026-11-19', nome: 'add_to_cart', idProduto: 1, total: 1, quantidade: 2, valor: 200 },
      { dia: '2026-11-19', nome: 'add_to_cart', idProduto: 2, total: 1, quantidade: 1, valor: 100 },
      { dia: '2026-11-20', nome: 'add_to_cart', idProduto: 0, total: 1, quantidade: 5, valor: 500 },
      { dia: '2026-11-20', nome: 'add_to_cart', idProduto: 1, total: 1, quantidade: 5, valor: 500 },
      { dia: '2026-11-20', nome: 'page_view', idProduto: 0, total: 2, quantidade: 0, valor: 0 },
      { dia: '2026-11-20', nome: 'session_start', idProduto: 0, total: 1, quantidade: 0, valor: 0 },
    ])
  })

  test('leave out the current day', async () => {
    await at('2026-11-21T11:00:00Z', { nome: 'page_view', pagina: '/' })
    await summariseEvents(requestContext())

    expect(await sums()).toEqual([])
    expect(await rows()).toHaveLength(1)
  })

  test('outlive the events, which are purged after ninety days', async () => {
    await at('2026-11-20T15:00:00Z', { nome: 'page_view', pagina: '/' })
    await summariseEvents(requestContext())
    await summariseEvents(requestContext(new Date('2027-03-01T12:00:00Z')))

    expect(await rows()).toEqual([])
    expect(await sums()).toMatchObject([{ dia: '2026-11-20', total: 1 }])
  })

  test('are purged after twenty-five months', async () => {
    await at('2026-11-20T15:00:00Z', { nome: 'page_view', pagina: '/' })
    await summariseEvents(requestContext())
    await summariseEvents(requestContext(new Date('2028-12-22T12:00:00Z')))

    expect(await sums()).toEqual([])
  })
})

const NOON = new Date('2026-11-21T12:00:00Z')

const requestContext = (now = NOON) => testContext(database.db, { now })

const shop = (now = NOON) => createRouterClient(marketingRoutes, { context: requestContext(now) })

const record = (event: NewShopEvent) => shop().recordEvents({ eventos: [event] })

const at = (moment: string, event: NewShopEvent) => shop(new Date(moment)).recordEvents({ eventos: [event] })

const rows = () => database.db.select().from(eventos).orderBy(eventos.id)

const sums = () =>
  database.db
    .select()
    .from(eventosPorDia)
    .orderBy(eventosPorDia.dia, eventosPorDia.nome, eventosPorDia.idProduto)
