import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Sale } from '#contract/orders/sales/internal-sales.ts'
import type { Role } from '#domain/staff/permissions.ts'
import { prepareFixtures, sampleProduct } from '#platform/catalog/catalog.fixtures.ts'
import { saveProduct } from '#platform/catalog/product/editing/save-product.ts'
import { accountsAt } from '#platform/payments/accounts/accounts.fixtures.ts'
import type { PaymentAccount } from '#platform/payments/port.ts'
import { testApi } from '#tests/support/api.ts'
import { loggedIn } from '#tests/support/customer.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { testContext } from '#tests/support/request-context.ts'
import { staffCookie, testAdminApi } from '#tests/support/staff.ts'
import { addShopAccount } from '#tools/counterparts/shop-account.ts'
import { type Providers, startProviders } from '#tools/counterparts/start-providers.ts'

let database: TestDatabase
let psp: Providers
let payments: PaymentAccount[]
let sku: { idProduto: number; idAtributoSimples: number; precoPor: number }

beforeAll(async () => {
  database = await testDatabase()
  psp = await startProviders()
  await addShopAccount(testContext(database.db))
  payments = accountsAt(psp)
  await prepareFixtures(database.db)
  const { id } = await saveProduct(database, sampleProduct('rabeca'))
  const { rows } = await database.pool.query('select id, preco_por from skus where id_produto = $1 limit 1', [
    id,
  ])
  sku = { idProduto: id, idAtributoSimples: rows[0].id, precoPor: rows[0].preco_por }
})
afterAll(async () => {
  await psp.close()
  await database.close()
})

test('lets a seller find goods by name and code, add them, raise the quantity, and remove them', async () => {
  const { seller, id } = await begun('atendimento')
  const { body } = await seller('GET', '/sales/goods?busca=rabeca')
  expect(body.produtos).toContainEqual(expect.objectContaining({ idAtributoSimples: sku.idAtributoSimples }))
  const quantities = []
  for (const quantidade of [1, 3, 0]) {
    const { body } = await seller('PUT', `/sales/${id}/items`, { ...sku, quantidade })
    quantities.push(body.compra.carrinho.quantidadeTotal)
  }

  expect(quantities).toEqual([1, 3, 0])
})

test.each([
  ['atendimento', 10],
  ['gerente', 30],
  ['dono', 100],
] as [Role, number][])('limits %s to a discount of %i percent, to the centavo', async (papel, limite) => {
  const { seller, id } = await begun(papel)
  await seller('PUT', `/sales/${id}/items`, { ...sku, quantidade: 2 })
  const max = Math.floor((sku.precoPor * 2 * limite) / 100)

  const refused = await seller('PUT', `/sales/${id}/discount`, { valor: max + 1 })
  expect([refused.status, refused.body.code]).toEqual([422, 'DescontoAcimaDoLimite'])
  const given = await seller('PUT', `/sales/${id}/discount`, { valor: max })
  expect(given.body.desconto).toEqual({ valor: max, maximo: max, limite })
  expect(given.body.compra.carrinho.total).toBe(sku.precoPor * 2 - max)
})

test('lowers the discount to the limit if goods are removed', async () => {
  const { seller, id } = await begun('atendimento')
  await seller('PUT', `/sales/${id}/items`, { ...sku, quantidade: 2 })
  await seller('PUT', `/sales/${id}/discount`, { valor: Math.floor((sku.precoPor * 2) / 10) })
  const { body } = await seller('PUT', `/sales/${id}/items`, { ...sku, quantidade: 1 })

  expect(body.desconto.valor).toBe(Math.floor(sku.precoPor / 10))
})

test('hides a sale from other staff', async () => {
  const { id } = await begun('atendimento')
  const { seller: other } = await begun('gerente')

  expect((await other('GET', `/sales/${id}`)).status).toBe(404)
  expect((await other('PUT', `/sales/${id}/items`, { ...sku, quantidade: 1 })).status).toBe(404)
})

test('turns a sale into one order with its seller, and a link that opens it without a login', async () => {
  const { seller, id } = await ready()
  const { versao } = (await seller('GET', `/sales/${id}`)).body.compra
  const payment = { versao, metodo: 'pix' }
  const first = await seller('POST', `/sales/${id}/order`, payment, 'clique')
  const again = await seller('POST', `/sales/${id}/order`, payment, 'clique')

  expect([first.status, first.body.numero]).toEqual([200, again.body.numero])
  const { rows } = await database.pool.query('select vendedor, situacao from pedidos where numero = $1', [
    first.body.numero,
  ])
  expect(rows).toEqual([{ vendedor: 'Pessoa de atendimento', situacao: 'aguardandoPagamento' }])
  expect((await seller('GET', `/sales/${id}`)).body.pedido).toEqual(first.body)
  const { pathname, searchParams } = new URL(first.body.url)
  const shop = testApi<{ numero: number }>(database.db)
  const chave = searchParams.get('chave')
  const opened = await shop('GET', `/sale/${pathname.split('/').at(-1)}?chave=${chave}`, {
    context: { payments },
  })
  expect(opened.body.numero).toBe(first.body.numero)
})

test('sells no example product', async () => {
  const { seller, id } = await ready()
  const rename = (nome: string) =>
    database.pool.query('update produtos set nome = $2 where id = $1', [sku.idProduto, nome])
  const { rows } = await database.pool.query('select nome from produtos where id = $1', [sku.idProduto])
  await rename('Exemplo: Rabeca')
  const { versao } = (await seller('GET', `/sales/${id}`)).body.compra
  const { status, body } = await seller('POST', `/sales/${id}/order`, { versao, metodo: 'pix' }, 'exemplo')
  await rename(rows[0].nome)

  expect([status, body.code]).toEqual([422, 'ProdutoDeExemplo'])
})

test('continues in the shop, once, with its cart', async () => {
  const { seller, id } = await ready()
  const { body } = await seller('POST', `/sales/${id}/shop`)
  const chave = new URL(body.url).searchParams.get('chave')
  const shop = testApi<{ vendaInterna: boolean; quantidadeTotal: number }>(database.db)
  const begun = await shop('POST', '/client/internal-sale', { body: { chave } })
  const session = begun.headers.get('session') ?? ''

  expect(begun.body.vendaInterna).toBe(true)
  expect((await shop('GET', '/checkout/cart', { session })).body.quantidadeTotal).toBe(1)
  expect((await shop('POST', '/client/internal-sale', { body: { chave } })).status).toBe(410)
  expect((await seller('GET', `/sales/${id}`)).body.compra.carrinho.quantidadeTotal).toBe(1)
})

type Answer = Sale & {
  produtos: object[]
  code: string
  numero: number
  url: string
}

/** A sale by a staff member of this role, to a customer of its own. */
async function begun(papel: Role) {
  const cookie = await staffCookie(database.db, papel)
  const api = testAdminApi<Answer>(database.db)
  const seller = (method: string, path: string, body?: object, key = '') =>
    api(method, path, {
      cookie,
      body,
      context: { payments },
      ...(key && { headers: { 'idempotency-key': key } }),
    })
  const { idCliente } = await loggedIn(database.db, { documento: someCpf(), celular: '+5511987654321' })
  const { body } = await seller('POST', '/sales', { idCliente })

  return { seller, id: body.id }
}

/** A sale with an item, and pickup in the store. */
async function ready() {
  const sale = await begun('atendimento')
  await sale.seller('PUT', `/sales/${sale.id}/items`, { ...sku, quantidade: 1 })
  await sale.seller('PUT', `/sales/${sale.id}/delivery`, { idFrete: 'retirada' })

  return sale
}

let count = 0

/** Unique CPFs; their check digits don't matter here. */
function someCpf(): string {
  count++
  return String(10_000_000_000 + count)
}
