import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { DEMO_SETTINGS } from '#demo/content/settings.ts'
import { freightTables } from '#demo/freight.ts'
import { prepareFixtures, sampleProduct, sampleSku } from '#platform/catalog/catalog.fixtures.ts'
import { samplePiece } from '#platform/catalog/pieces/pieces.fixtures.ts'
import { saveProduct } from '#platform/catalog/product/editing/save-product.ts'
import { saveSettings } from '#platform/content/settings/save-settings.ts'
import { saveCoupon } from '#platform/marketing/promotions/save-coupon.ts'
import { saveFreightTables } from '#platform/shipping/freight-tables/save-freight-tables.ts'
import { prepareDatabase } from '#tools/counterparts/shop-account.ts'
import { shopEnvironment } from '#tools/counterparts/shop-environment.ts'
import { type Providers, startProviders } from '#tools/counterparts/start-providers.ts'
import { crowd } from '#tools/shopper/crowd.ts'
import {
  type Ask,
  newSession,
  overHttp,
  placeOrder,
  type ReadyShopper,
  readyToPay,
} from '#tools/shopper/shopper.ts'
import { type TestDatabase, testDatabase } from '../support/database.ts'
import { type Shop, startShop, temporaryFolder } from './shop.ts'

// Starting a shop takes a second; on a machine that is busy with other tests, many.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 })

const folder = temporaryFolder()

type Answer = {
  status: number
  body: { id: string; code: string; data: { mudancas?: { mensagem: string }[] } }
}

let database: TestDatabase
let psp: Providers
let shop: Shop
let ask: Ask

beforeAll(async () => {
  ;[database, psp] = await Promise.all([testDatabase(), startProviders()])
  await prepareDatabase(database.url)
  await saveSettings(database, DEMO_SETTINGS)
  await prepareFixtures(database.db)
  await saveFreightTables(database, freightTables())
  shop = startShop({ DATA_DIR: folder.path, DATABASE_URL: database.url, ...shopEnvironment(psp) })
  const origin = await shop.opened
  psp.notifyShop(origin)
  ask = overHttp(origin)
})
afterAll(async () => {
  shop.process.kill('SIGTERM')
  await shop.ended
  await Promise.all([psp.close(), database.close()])
  folder.remove()
})

test('two hundred buyers of the last ten units: ten orders, and a clear refusal for each of the others', async () => {
  const idProduto = await product('ultimas', 10)
  const answers = await placeAll(
    await crowd(database.pool, 200, await readyToPay(ask, 1, { itens: [{ idProduto, quantidade: 1 }] })),
  )

  expect(statuses(answers)).toEqual({ 201: 10, 409: 190 })
  const messages = answers.flatMap(({ body }) => body.data?.mudancas?.map(({ mensagem }) => mensagem) ?? [])
  expect(messages).toEqual(Array(190).fill('Produto ultimas esgotou.'))
  expect(await one(`select estoque from skus where sku = 'ULTIMAS'`)).toEqual({ estoque: 0 })
  expect(
    await one(`select count(*)::integer as pedidos, sum(quantidade)::integer as unidades from reservas r
      join skus s on s.id = r.id_sku where s.sku = 'ULTIMAS' and situacao = 'reservada'`),
  ).toEqual({ pedidos: 10, unidades: 10 })
})

test('of fifty shoppers who want one used violin, one has it in the cart, and one buys it', async () => {
  const idProduto = await product('violino', 5)
  const idAtributoSimples = await samplePiece(database.db, 'VIOLINO', { precoPor: 90_000 })
  const itens = [{ idProduto, idAtributoSimples, quantidade: 1 }]
  const shopper = await readyToPay(ask, 5, { itens })
  const others = Array.from({ length: 49 }, () =>
    ask('POST', '/checkout/cart', { session: newSession(), body: { itens } }),
  )
  const refused = (await Promise.all(others)) as Answer[]
  expect(new Set(refused.map(({ status, body }) => `${status} ${body.code}`))).toEqual(
    new Set(['409 ExemplarRetido']),
  )

  // After its time, the piece is in fifty carts whose shoppers press the button together.
  await database.pool.query('update exemplares set retido_ate = now() where id_sku = $1', [idAtributoSimples])
  const answers = await placeAll([shopper, ...(await crowd(database.pool, 49, shopper))])
  expect(statuses(answers)).toEqual({ 201: 1, 409: 49 })
  const messages = answers.flatMap(({ body }) => body.data?.mudancas?.map(({ mensagem }) => mensagem) ?? [])
  // As it was when the button was pressed, or when the piece was to be sold.
  for (const message of messages)
    expect([
      'O tempo reservado para Produto violino, Usado B, SN-1 acabou, e outra pessoa o comprou.',
      'Produto violino, Usado B, SN-1 esgotou.',
    ]).toContain(message)
  expect(messages.length).toBe(49)
  expect(await one(`select estoque from skus where id = ${idAtributoSimples}`)).toEqual({ estoque: 0 })
  expect(await one(`select exemplar from pedidos_itens where id_sku = ${idAtributoSimples}`)).toEqual({
    exemplar: { numeroSerie: 'SN-1', condicao: 'usadoB' },
  })
})

test('fifty requests with one idempotency key are one order and one charge', async () => {
  const idProduto = await product('um', 50)
  const shopper = await readyToPay(ask, 2, { itens: [{ idProduto, quantidade: 1 }] })
  const charges = psp.bank.ledger.all().length
  const answers = await placeAll(Array<ReadyShopper>(50).fill(shopper), () => 'o-mesmo')

  expect(statuses(answers)).toEqual({ 201: 50 })
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
  expect(await one(`select estoque from skus where sku = 'UM'`)).toEqual({ estoque: 49 })
  expect(psp.bank.ledger.all().length).toBe(charges + 1)
})

test('one of fifty shoppers gets the last use of a coupon', async () => {
  const idProduto = await product('desconto', 100)
  await saveCoupon(database, {
    codigo: 'ULTIMO',
    nome: 'Último',
    usosMaximos: 1,
    beneficio: { tipo: 'porcentagem', porcentagem: 10 },
  })
  const shopper = await readyToPay(ask, 3, { itens: [{ idProduto, quantidade: 1 }], cupom: 'ULTIMO' })
  const answers = await placeAll(await crowd(database.pool, 50, shopper))

  expect(statuses(answers)).toEqual({ 201: 1, 409: 49 })
  const codes = new Set(answers.filter(({ status }) => status === 409).map(({ body }) => body.code))
  expect([...codes].every((code) => code === 'PromocaoEsgotada' || code === 'CompraMudou')).toBe(true)
  expect(await one(`select usos from promocoes where codigo = 'ULTIMO'`)).toEqual({ usos: 1 })
  expect(await one(`select estoque from skus where sku = 'DESCONTO'`)).toEqual({ estoque: 99 })
})

test('a payment event that arrives ten times, in any order, is one payment', async () => {
  const idProduto = await product('pago', 5)
  const [first] = await placeAll([await readyToPay(ask, 4, { itens: [{ idProduto, quantidade: 2 }] })])
  const order = first?.body.id ?? ''
  const { id } = await one<{ id: string }>(`select id from pagamentos where referencia = '${order}'`)
  psp.setFaults({ copias: 10, foraDeOrdem: true })
  psp.pay(id.replaceAll('-', ''))

  await vi.waitFor(
    async () =>
      expect(await one(`select situacao from pedidos where id = '${order}'`)).toEqual({
        situacao: 'pagamentoAprovado',
      }),
    { timeout: 60_000, interval: 200 },
  )
  expect(
    await one(`select count(*)::integer as vezes from recebimentos where id_pagamento = '${id}'`),
  ).toEqual({ vezes: 1 })
  expect(await one(`select vendas from produtos where slug = 'pago'`)).toEqual({ vendas: 2 })
  expect(
    await one(
      `select count(*)::integer as vezes from pedidos_mudancas where id_pedido = '${order}' and evento = 'approvePayment'`,
    ),
  ).toEqual({ vezes: 1 })
})

async function product(slug: string, estoque: number): Promise<number> {
  return (
    await saveProduct(database, sampleProduct(slug, { skus: [sampleSku(slug.toUpperCase(), { estoque })] }))
  ).id
}

function placeAll(shoppers: ReadyShopper[], key = (n: number) => `desejo-${n}`): Promise<Answer[]> {
  return Promise.all(shoppers.map((shopper, n) => placeOrder(ask, shopper, key(n)) as Promise<Answer>))
}

function statuses(answers: Answer[]): Record<number, number> {
  const counts: Record<number, number> = {}
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1
  return counts
}

async function one<Row>(query: string): Promise<Row> {
  const { rows } = await database.pool.query(query)
  return rows[0] as Row
}
