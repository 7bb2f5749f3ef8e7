import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Cart, OwnPrices } from '#contract/cart/cart.ts'
import { prepareFixtures, sampleProduct, sampleSku } from '#platform/catalog/catalog.fixtures.ts'
import { saveProduct } from '#platform/catalog/product/editing/save-product.ts'
import { answerResale } from '#platform/customers/resale/answer-resale.ts'
import { gruposClientes } from '#platform/customers/tables.ts'
import { sessionToken, testApi } from '#tests/support/api.ts'
import { type Customer, loggedIn } from '#tests/support/customer.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { testAdminApi } from '#tests/support/staff.ts'

const NOW = new Date('2026-11-21T12:00:00Z')

let database: TestDatabase
let api: ReturnType<typeof testApi<Cart & OwnPrices & { mensagens: unknown[] }>>
let schools: number
let reseller: Customer
const skus: Record<string, { idProduto: number; idAtributoSimples: number }> = {}

beforeAll(async () => {
  database = await testDatabase()
  api = testApi(database.db)
  await prepareFixtures(database.db)
  await save('corda', { precoPor: 10_000, precoDe: 12_000 })
  await save('arco', { precoPor: 5_000 })
  const [group] = await database.db.insert(gruposClientes).values({ nome: 'Escolas' }).returning()
  schools = group!.id
  await testAdminApi(database.db)('PUT', `/price-lists/${schools}`, {
    papel: 'catalogo',
    body: {
      itens: [
        { idSku: only('corda').idAtributoSimples, antes: null, depois: 8_000 },
        { idSku: only('arco').idAtributoSimples, antes: null, depois: 6_000 },
      ],
    },
  })
})
afterAll(() => database.close())
beforeEach(async () => {
  reseller = await loggedIn(database.db)
  await approve(reseller)
})

test('charges a reseller the group’s prices, beside the public ones', async () => {
  const { body } = await ask('corda', reseller.token)
  expect(body.precos).toMatchObject([
    { ...only('corda'), precos: { precoDe: 10_000, precoPor: 8_000, desconto: 20, aPartirDe: false } },
  ])

  const cart = await put('corda', reseller.token)
  expect(cart.body.itens[0]?.precos).toMatchObject({ precoDe: 10_000, precoPor: 8_000 })
  expect(cart.body.subtotal.valor).toBe(8_000)
})

test('charges a reseller the public price if it is lower', async () => {
  expect((await ask('arco', reseller.token)).body.precos).toEqual([])
  expect((await put('arco', reseller.token)).body.subtotal.valor).toBe(5_000)
})

test.each([
  ['a visitor', async () => sessionToken()],
  ['a forged session', async () => 'x'.repeat(43)],
  ['another customer', async () => (await loggedIn(database.db)).token],
  ['who asked and waits', async () => (await asking()).token],
  ['who was refused after all', async () => (await refused()).token],
  ['a reseller who was switched off', async () => (await switchedOff()).token],
])('%s pays the public price', async (_, token) => {
  const session = await token()
  expect((await ask('corda', session)).body.precos).toEqual([])
  expect((await put('corda', session)).body.subtotal.valor).toBe(10_000)
})

test('requires an account to apply as a reseller, and confirms the application', async () => {
  const body = { mensagem: 'Somos uma escola de música.' }
  expect((await api('POST', '/client/reseller', { body, session: sessionToken() })).status).toBe(401)
  const customer = await loggedIn(database.db)
  const applied = await api('POST', '/client/reseller', { body, session: customer.token })
  expect(applied.body.mensagens).toMatchObject([{ tipo: 'sucesso' }])
  expect(
    (await api('POST', '/client/reseller', { body: { mensagem: 'a'.repeat(2001) }, session: customer.token }))
      .status,
  ).toBe(400)
})

test.each([[{ skus: [] }], [{ skus: ['corda'] }], [{}], [{ skus: Array.from({ length: 201 }, () => 1) }]])(
  'refuses %j',
  async (body) => {
    expect((await api('POST', '/product/prices', { body, session: reseller.token })).status).toBe(400)
  },
)

async function asking() {
  const customer = await loggedIn(database.db)
  await api('POST', '/client/reseller', { body: {}, session: customer.token })
  return customer
}

async function refused() {
  const customer = await asking()
  await approve(customer)
  await answerResale({ db: database.db, now: NOW }, { idCliente: customer.idCliente, idGrupo: null })
  return customer
}

async function switchedOff() {
  const customer = await loggedIn(database.db, { ativo: false })
  await approve(customer)
  return customer
}

function approve({ idCliente }: Customer) {
  return answerResale({ db: database.db, now: NOW }, { idCliente, idGrupo: schools })
}

function ask(name: string, session: string) {
  return api('POST', '/product/prices', { body: { skus: [only(name).idAtributoSimples] }, session })
}

function put(name: string, session: string) {
  const { idProduto } = skus[name]!
  return api('POST', '/checkout/cart', { body: { itens: [{ idProduto, quantidade: 1 }] }, session })
}

function only(name: string) {
  return { idAtributoSimples: skus[name]!.idAtributoSimples }
}

async function save(slug: string, changes: Parameters<typeof sampleSku>[1]) {
  const sku = sampleSku(slug.toUpperCase(), changes)
  const { id } = await saveProduct(database, sampleProduct(slug, { skus: [sku] }))
  const { rows } = await database.pool.query('select id from skus where id_produto = $1', [id])
  skus[slug] = { idProduto: id, idAtributoSimples: rows[0].id }
}
