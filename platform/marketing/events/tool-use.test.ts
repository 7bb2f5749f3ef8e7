import { createRouterClient } from '@orpc/server'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type NewShopEvent, TOOL_EVENTS } from '#contract/events.ts'
import type { ToolUse } from '#contract/marketing/admin-marketing.ts'
import { prepareFixtures, sampleProduct } from '#platform/catalog/catalog.fixtures.ts'
import { saveProduct } from '#platform/catalog/product/editing/save-product.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { testContext } from '#tests/support/request-context.ts'
import { testAdminApi } from '#tests/support/staff.ts'
import { marketingRoutes } from '../routes.ts'

let database: TestDatabase
let call: ReturnType<typeof testAdminApi<ToolUse>>
beforeAll(async () => {
  database = await testDatabase()
  call = testAdminApi<ToolUse>(database.db)
})
afterAll(() => database.close())

const DAY_MS = 24 * 60 * 60 * 1000

test('tools are counted by what they were used for, the most used first', async () => {
  await recorded(0, 'use_tuner', 'Violino', 'Violino', 'Guitarra')
  await recorded(20, 'use_tuner', 'Violino')
  await recorded(0, 'find_size', 'violino 1/2')
  await recorded(0, 'prefer_left_handed', undefined)
  await recorded(0, 'search', 'corda')
  await recorded(40, 'use_tuner', 'Baixo elétrico')

  expect((await used('30')).body.ferramentas).toEqual([
    {
      evento: 'use_tuner',
      total: 4,
      termos: [
        { termo: 'Violino', total: 3 },
        { termo: 'Guitarra', total: 1 },
      ],
      produtos: [],
    },
    { evento: 'find_size', total: 1, termos: [{ termo: 'violino 1/2', total: 1 }], produtos: [] },
    { evento: 'prefer_left_handed', total: 1, termos: [], produtos: [] },
  ])
  expect((await used('7')).body.ferramentas[0]).toMatchObject({ evento: 'use_tuner', total: 3 })
})

test('of many terms the most frequent five are listed, and all are counted', async () => {
  await recorded(0, 'use_metronome', ...Array.from({ length: 9 }, (_, n) => `${60 + n} bpm`), '66 bpm')

  const { ferramentas } = (await used('30')).body
  const metronome = ferramentas.find(({ evento }) => evento === 'use_metronome')
  expect(metronome).toMatchObject({ total: 10 })
  expect(metronome?.termos.map(({ termo }) => termo)).toEqual([
    '66 bpm',
    '60 bpm',
    '61 bpm',
    '62 bpm',
    '63 bpm',
  ])
})

test('what browsers count by ids and codes is shown by its name', async () => {
  await prepareFixtures(database.db)
  const ids: number[] = []
  for (const slug of ['violino', 'viola']) ids.push((await saveProduct(database, sampleProduct(slug))).id)
  const itens = ids.map((idProduto) => ({ idProduto, quantidade: 1, valor: 100 }))
  const [violin] = itens
  const shop = createRouterClient(marketingRoutes, { context: testContext(database.db) })
  const missing = { idProduto: 999_999, quantidade: 1, valor: 0 }
  await shop.recordEvents({
    eventos: [
      { nome: 'view_comparison', pagina: '/comparar', itens },
      { nome: 'view_comparison', pagina: '/comparar', itens: [violin!, missing] },
      { nome: 'compare_blind', pagina: '/', termo: 'Escala de Sol', itens: [violin!] },
      { nome: 'add_stock_alert', pagina: '/', itens: [violin!] },
      { nome: 'filter_fitting', pagina: '/', termo: 'violino.3-4' },
      { nome: 'view_piece', pagina: '/', termo: 'usadoB', itens: [violin!] },
    ],
  })
  const { ferramentas } = (await used('7')).body
  const shown = (name: string) => {
    const { total, termos, produtos } = ferramentas.find(({ evento }) => evento === name)!
    return [total, termos.map(({ termo }) => termo), produtos.map(({ nome, total: times }) => [nome, times])]
  }

  expect(shown('view_comparison')).toEqual([
    2,
    [],
    [
      ['Produto violino', 2],
      ['Produto viola', 1],
    ],
  ])
  expect(shown('compare_blind')).toEqual([1, ['Escala de Sol'], [['Produto violino', 1]]])
  expect(shown('add_stock_alert')).toEqual([1, [], [['Produto violino', 1]]])
  expect(shown('filter_fitting')).toEqual([1, ['violino 3/4'], []])
  expect(shown('view_piece')).toEqual([1, ['Usado B'], [['Produto violino', 1]]])
})

test('the index of the tools’ events has all of them', async () => {
  const index = await database.db.execute(
    sql`select indexdef from pg_indexes where indexname = 'eventos_ferramentas'`,
  )

  expect(TOOL_EVENTS.filter((name) => !JSON.stringify(index).includes(`'${name}'`))).toEqual([])
})

test('a period is 7 or 30 days', async () => {
  expect((await used('365')).status).toBe(400)
})

function used(dias: string) {
  return call('GET', `/tool-use?dias=${dias}`, { papel: 'dono' })
}

async function recorded(daysAgo: number, nome: NewShopEvent['nome'], ...terms: (string | undefined)[]) {
  const context = testContext(database.db, { now: new Date(Date.now() - daysAgo * DAY_MS) })
  const shop = createRouterClient(marketingRoutes, { context })
  await shop.recordEvents({
    eventos: terms.map((termo) => ({ nome, pagina: '/', ...(termo !== undefined && { termo }) })),
  })
}
