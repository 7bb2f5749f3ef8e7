import { asc } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freightTables } from '#demo/freight.ts'
import { sampleProduct, sampleSku } from '#platform/catalog/catalog.fixtures.ts'
import { saveProduct } from '#platform/catalog/product/editing/save-product.ts'
import { pagamentos } from '#platform/payments/tables.ts'
import { saveFreightTables } from '#platform/shipping/freight-tables/save-freight-tables.ts'
import { testApi } from '#tests/support/api.ts'
import { openOrderShop } from '#tests/support/order-shop.ts'
import { type Ask, placeOrder, readyToPay } from '#tools/shopper/shopper.ts'
import { webhooksEntregas as entregas, webhooks } from './tables.ts'

let shop: Awaited<ReturnType<typeof openOrderShop>>
let ask: Ask
/** Payment methods that are switched on. */
let enabled = { pix: true, boleto: true, cartao: true }

beforeAll(async () => {
  shop = await openOrderShop()
  await saveFreightTables(shop, freightTables())
  const api = testApi<unknown>(shop.db)
  ask = (method, path, call) => {
    const context = shop.context()
    const { sistema } = context.settings
    const settings = { ...context.settings, sistema: { ...sistema, pagamentos: enabled } }
    return api(method, path, { ...call, context: { now: shop.now, payments: context.payments, settings } })
  }
  await shop.db.insert(webhooks).values({
    nome: 'ERP',
    url: 'https://erp.example/',
    segredo: 's'.repeat(40),
    criadoEm: shop.now,
    eventos: ['pedido.criado', 'pedido.alterado', 'pedido.pago', 'produto.alterado', 'estoque.alterado'],
  })
})
afterAll(() => shop.close())

test('an order emits its own, stock and payment events in order', async () => {
  const { id: idSku, idProduto } = shop.sku
  const shopper = await readyToPay(ask, 1, { itens: [{ idProduto, quantidade: 2 }] })
  expect((await placeOrder(ask, shopper, 'um-pedido')).status).toBe(201)
  const [payment] = await shop.db.select({ id: pagamentos.id }).from(pagamentos)
  shop.advance(1_000)
  await shop.payAndSettle(payment?.id ?? '')

  const [[, { id, numero, total }] = expect.fail()] = await emitted()
  expect(await emitted()).toEqual([
    ['pedido.criado', { id, numero, total }],
    ['estoque.alterado', { skus: [{ id: idSku, idProduto, estoque: 8 }] }],
    [
      'pedido.alterado',
      { id, numero, evento: 'approvePayment', de: 'aguardandoPagamento', para: 'pagamentoAprovado' },
    ],
    ['pedido.pago', { id, numero, total }],
  ])
  expect(await shop.order(String(id))).toMatchObject({ numero, total })
})

test('a product emits an event only if it changed', async () => {
  const product = sampleProduct('breu', { skus: [sampleSku('BREU', { precoPor: 4_000, estoque: 3 })] })
  const { id } = await saveProduct(shop, product)
  await saveProduct(shop, product)

  const events = (await emitted()).filter(([evento]) => evento === 'produto.alterado')
  expect(events).toEqual([['produto.alterado', { ids: [id] }]])
})

test('a payment method that is switched off can’t be chosen', async () => {
  const itens = [{ idProduto: shop.sku.idProduto, quantidade: 1 }]
  enabled = { pix: false, boleto: true, cartao: true }

  const refused = await placeOrder(ask, await readyToPay(ask, 2, { itens }), 'por-pix')
  expect(refused).toMatchObject({ status: 422, body: { code: 'PagamentoIndisponivel' } })
  const shopper = await readyToPay(ask, 3, { itens })
  expect(await placeOrder(ask, shopper, 'por-boleto', { metodo: 'boleto' })).toMatchObject({ status: 201 })
})

async function emitted(): Promise<[string, Record<string, unknown>][]> {
  const rows = await shop.db.select().from(entregas).orderBy(asc(entregas.criadaEm), asc(entregas.id))

  return rows.map(({ evento, dados }) => [evento, dados])
}
