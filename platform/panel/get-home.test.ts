import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type NewShopEvent, ShopEvent } from '#contract/events.ts'
import type { Home } from '#contract/panel/panel.ts'
import { ALL_PERMISSIONS, ROLES } from '#domain/staff/permissions.ts'
import { dayOf } from '#domain/time/last-days.ts'
import { prepareFixtures, sampleProduct } from '#platform/catalog/catalog.fixtures.ts'
import { saveProduct } from '#platform/catalog/product/editing/save-product.ts'
import { recordEvents } from '#platform/marketing/events/record-events.ts'
import { summariseEvents } from '#platform/marketing/events/summarise-events.ts'
import { savePromotion } from '#platform/marketing/promotions/save-promotion.ts'
import { pedidos, pedidosItens } from '#platform/orders/tables.ts'
import { countEmptySearch, writeEmptySearches } from '#platform/search/empty-searches.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { emptyTables } from '#tests/support/empty-tables.ts'
import { receivedOrder } from '#tests/support/received-order.ts'
import { testContext } from '#tests/support/request-context.ts'
import { staffContext, testAdminApi } from '#tests/support/staff.ts'
import { getHome } from './get-home.ts'

const NOON = new Date('2026-11-21T12:00:00Z')
const DAY = 86_400_000

let database: TestDatabase
let api: ReturnType<typeof testAdminApi<Home>>
let idProduto: number

beforeAll(async () => {
  database = await testDatabase()
  await prepareFixtures(database.db)
  idProduto = (await saveProduct(database, sampleProduct('violino'))).id
  api = testAdminApi(database.db)
})
beforeEach(async () => {
  // The process may still buffer searches of tests that ran before.
  await writeEmptySearches(database.db)
  await emptyTables(database.pool, 'pedidos', 'eventos', 'eventos_por_dia', 'buscas_sem_resultado')
})
afterAll(() => database.close())

describe('sales', () => {
  test('add up to the orders to the centavo, for every period and the one before', async () => {
    for (let n = 0; n < 120; n++)
      await sold({
        daysAgo: (n * 7) % 75,
        total: 1_001 + n * 137,
        situacao: n % 9 === 0 ? 'devolvido' : 'entregue',
      })
    await unpaid(55_555)

    const { vendas } = await home()
    const orders = await database.db.select().from(pedidos)
    const between = (from: number, to: number) => {
      const days = Array.from({ length: from - to }, (_, n) =>
        dayOf(new Date(NOON.getTime() - (to + n) * DAY)),
      )
      const those = orders.filter(
        ({ pagoEm, situacao }) => pagoEm !== null && situacao !== 'devolvido' && days.includes(dayOf(pagoEm)),
      )
      return { pedidos: those.length, valor: those.reduce((sum, { total }) => sum + total, 0) }
    }

    expect(vendas).toMatchObject({
      hoje: { ...between(1, 0), antes: between(2, 1) },
      seteDias: { ...between(7, 0), antes: between(14, 7) },
      trintaDias: { ...between(30, 0), antes: between(60, 30) },
    })
    expect(vendas?.trintaDias.pedidos).toBeGreaterThan(20)
    expect(vendas?.dias).toHaveLength(30)
    expect(vendas?.dias.reduce((sum, { valor }) => sum + valor, 0)).toBe(vendas?.trintaDias.valor)
  })

  test('match the best-selling products', async () => {
    await sold({ daysAgo: 0, total: 10_000 })
    await sold({ daysAgo: 3, total: 10_000 })

    expect((await home('1')).maisVendidos).toMatchObject([{ idProduto, quantidade: 1, valor: 10_000 }])
    expect((await home('7')).maisVendidos).toMatchObject([{ idProduto, quantidade: 2, valor: 20_000 }])
  })
})

test('the results of a promotion add up to its orders', async () => {
  const { id } = await savePromotion(testContext(database.db), {
    hash: 'dez',
    nome: 'Dez',
    beneficio: { tipo: 'porcentagem', porcentagem: 10 },
  })
  const ajuste = { tipo: 'promocao' as const, origem: String(id), label: 'Dez', valor: -1_234 }
  for (const daysAgo of [0, 5, 40]) await sold({ daysAgo, total: 8_766 })
  await database.db.update(pedidosItens).set({ ajustes: [ajuste, { ...ajuste, origem: 'outra', valor: -1 }] })

  const results = testAdminApi<{ pedidos: number; desconto: number }>(database.db)
  const { body } = await results('GET', `/promotions/${id}/results`, { papel: 'leitura' })
  expect(body).toEqual({ pedidos: 2, desconto: 2_468 })
  expect(await results('GET', '/promotions/999999/results', { papel: 'dono' })).toMatchObject({ status: 404 })
})

describe('the sales funnel', () => {
  test('counts events, however many products each names, and paid orders', async () => {
    const item = { idProduto, quantidade: 1, valor: 100 }
    for (const daysAgo of [0, 1, 10])
      await happened(daysAgo, [
        { nome: 'page_view', pagina: '/', entrada: true },
        { nome: 'page_view', pagina: '/violino' },
        { nome: 'view_item', pagina: '/violino', itens: [item] },
        { nome: 'add_to_cart', pagina: '/violino', itens: [item, { ...item, idProduto: idProduto + 1 }] },
        { nome: 'begin_checkout', pagina: '/checkout', itens: [item, item, item] },
      ])
    await sold({ daysAgo: 0, total: 10_000 })

    const once = { visitas: 1, produtos: 1, sacola: 1, checkout: 1, pagos: 1 }
    const thrice = { visitas: 3, produtos: 3, sacola: 3, checkout: 3, pagos: 1 }
    expect((await home('1')).funil).toEqual(once)
    expect((await home('30')).funil).toEqual(thrice)

    await summariseEvents(testContext(database.db))
    // Only the last three whole days are summarised; the oldest day never was, and is no longer counted.
    expect((await home('1')).funil).toEqual(once)
    expect((await home('7')).funil).toEqual({ visitas: 2, produtos: 2, sacola: 2, checkout: 2, pagos: 1 })
  })
})

test('shows what needs work: orders, reviews, searches, stock and failed jobs', async () => {
  await sold({ daysAgo: 0, total: 10_000, situacao: 'enviado' })
  countEmptySearch(testContext(database.db), 'teremim')
  countEmptySearch(testContext(database.db), 'teremim')
  await writeEmptySearches(database.db)
  await database.pool.query('update skus set estoque = 0')
  await database.pool.query(
    `insert into perguntas (id_produto, chave, nome, email, pergunta, situacao, data)
     values ($1, 'c', 'Ana', 'ana@example.com', 'Serve?', 'pendente', now())`,
    [idProduto],
  )

  expect(await home()).toMatchObject({
    pedidos: { situacoes: { enviado: 1, pagamentoAprovado: 0 }, atencao: 0 },
    opinioes: { perguntas: 1, avaliacoes: 0 },
    buscasSemResultado: { total: 1, itens: [{ texto: 'teremim', vezes: 2 }] },
    estoqueBaixo: { itens: [{ produto: 'Produto violino', estoque: 0 }] },
    tarefasComFalha: 0,
  })
})

describe('a reader', () => {
  test('sees only what the role may', async () => {
    const reader = await api('GET', '/home', { papel: 'leitura' })
    expect(reader.status).toBe(200)
    expect(reader.body).toMatchObject({ opinioes: null, tarefasComFalha: null })
    expect(reader.body.vendas).not.toBeNull()
    expect((await api('GET', '/home', { papel: 'gerente' })).body.tarefasComFalha).toBe(0)
    expect(await api('GET', '/home')).toMatchObject({ status: 401 })
    expect(await api('GET', '/home?dias=90', { papel: 'dono' })).toMatchObject({ status: 400 })
  })

  test.each(ROLES)('in the role %s sees turnover only if the role needs it', async (papel) => {
    await sold({ daysAgo: 0, total: 10_000 })
    const { body } = await api('GET', '/home?dias=7', { papel })
    const seen = {
      vendas: body.vendas !== null,
      pagos: body.funil?.pagos !== null,
      valores: body.maisVendidos?.map(({ valor }) => valor !== null),
    }
    const sees = ['dono', 'gerente', 'financeiro', 'leitura'].includes(papel)

    expect(body.maisVendidos).toMatchObject([{ idProduto, quantidade: 1 }])
    expect(seen).toEqual({ vendas: sees, pagos: sees, valores: [sees] })
    expect(JSON.stringify(body).includes('10000')).toBe(sees)
  })

  test('gets each part by its own permission', async () => {
    const context = await staffContext(database.db, 'dono')
    const permissoes = ALL_PERMISSIONS.filter((one) => one === 'painel.ver')
    const funcionario = context.funcionario && { ...context.funcionario, permissoes }
    const parts = await getHome({ ...context, funcionario }, { dias: '7' })

    expect(Object.values(parts).every((part) => part === null)).toBe(true)
  })
})

async function home(dias = '30'): Promise<Home> {
  const { status, body } = await api('GET', `/home?dias=${dias}`, { papel: 'dono' })
  expect(status).toBe(200)
  return body
}

type Sold = { daysAgo: number; total: number; situacao?: 'entregue' | 'enviado' | 'devolvido' }

/** An order that was paid this many days ago. */
async function sold({ daysAgo, total, situacao = 'entregue' }: Sold): Promise<void> {
  const id = await receivedOrder(database.db, { produtos: [idProduto], situacao })
  const pagoEm = new Date(NOON.getTime() - daysAgo * DAY)
  // The goods are its only cost.
  await database.db
    .update(pedidos)
    .set({ pagoEm, total, totalItens: total, subtotal: total })
    .where(eq(pedidos.id, id))
}

async function unpaid(total: number): Promise<void> {
  const id = await receivedOrder(database.db, { produtos: [idProduto], situacao: 'enviado' })
  await database.db
    .update(pedidos)
    .set({ pagoEm: null, situacao: 'aguardandoPagamento', total, totalItens: total, subtotal: total })
    .where(eq(pedidos.id, id))
}

async function happened(daysAgo: number, events: NewShopEvent[]): Promise<void> {
  const context = testContext(database.db, { now: new Date(NOON.getTime() - daysAgo * DAY) })
  const eventos = events.map((event) => ShopEvent.parse(event))
  await recordEvents({ ...context, sessao: randomUUID() }, { eventos })
}
