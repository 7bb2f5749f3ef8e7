import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Cart } from '#contract/cart/cart.ts'
import type { SavedItem } from '#contract/cart/saved-items.ts'
import { prepareFixtures, sampleProduct, sampleSku } from '#platform/catalog/catalog.fixtures.ts'
import { saveProduct } from '#platform/catalog/product/editing/save-product.ts'
import { clientes, sessoes } from '#platform/customers/tables.ts'
import { sessionToken, testApi } from '#tests/support/api.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { exportCart } from '../ownership/export-cart.ts'
import { mergeCarts } from '../ownership/merge-carts.ts'

type Answer = { itens: SavedItem[]; carrinho: Cart; code?: string }

const NOW = new Date('2026-11-21T12:00:00Z')

let database: TestDatabase
let api: ReturnType<typeof testApi<Answer>>
let session: string
let string: Hash
let bow: Hash
let many: Hash[]

type Hash = { idProduto: number; idAtributoSimples: number }

beforeAll(async () => {
  database = await testDatabase()
  api = testApi(database.db)
  await prepareFixtures(database.db)
  ;[string] = await save('corda', [sampleSku('CORDA', { precoPor: 10_000, estoque: 10 })])
  ;[bow] = await save('arco', [sampleSku('ARCO', { estoque: 1 })])
  many = await save(
    'muitos',
    Array.from({ length: 51 }, (_, i) => sampleSku(`M-${i}`, {}, { Modelo: `m${i}` })),
  )
})
afterAll(() => database.close())
beforeEach(() => {
  session = sessionToken()
})

test('moves a line out of the cart, and back with the same quantity', async () => {
  await add(string, 3)
  await add(bow, 1)
  const saved = await ask('POST', string)

  expect(saved.body.carrinho.itens.map(({ hash }) => hash.idProduto)).toEqual([bow.idProduto])
  expect(saved.body.itens).toMatchObject([
    {
      hash: string,
      nome: 'Produto corda',
      quantidade: 3,
      produto: { url: '/corda', precoPor: 10_000, disponivel: true },
    },
  ])
  const restored = await ask('PUT', string)

  expect(restored.body.itens).toEqual([])
  expect(restored.body.carrinho.itens).toMatchObject([{ hash: bow }, { hash: string, quantidade: 3 }])
})

test('refuses to save what is not in the cart, and to restore what is not saved', async () => {
  await add(string, 1)

  expect(await ask('POST', bow)).toMatchObject({ status: 404, body: { code: 'ItemInexistente' } })
  expect(await ask('PUT', bow)).toMatchObject({ status: 404, body: { code: 'ItemInexistente' } })
  expect((await list()).itens).toEqual([])
})

test('keeps an item saved that sold out in the meantime, and says so', async () => {
  await add(bow, 1)
  await ask('POST', bow)
  await database.pool.query('update skus set estoque = 0 where id = $1', [bow.idAtributoSimples])
  try {
    expect((await ask('PUT', bow)).status).toBe(409)
    expect((await list()).itens).toMatchObject([{ hash: bow, produto: { disponivel: false } }])
  } finally {
    await database.pool.query('update skus set estoque = 1 where id = $1', [bow.idAtributoSimples])
  }
})

test('deletes a saved item, and does nothing the second time', async () => {
  await add(string, 1)
  await ask('POST', string)

  expect((await ask('DELETE', string)).body.itens).toEqual([])
  expect((await ask('DELETE', string)).body.itens).toEqual([])
})

test('saves fifty items, and leaves the next in the cart', async () => {
  const itens = many.map((hash) => ({ ...hash, quantidade: 1 }))
  await api('POST', '/checkout/cart', { session, body: { itens } })
  for (const hash of many.slice(0, 50)) await ask('POST', hash)

  expect(await ask('POST', many[50]!)).toMatchObject({ status: 422, body: { code: 'GuardadosDemais' } })
  expect((await list()).itens).toHaveLength(50)
  expect((await cart()).itens).toMatchObject([{ hash: many[50] }])
})

test('shows saved items to their visitor only', async () => {
  await add(string, 1)
  await ask('POST', string)
  session = sessionToken()

  expect((await list()).itens).toEqual([])
  expect((await ask('PUT', string)).status).toBe(404)
})

test('moves saved items to the customer at login, and exports them as personal data', async () => {
  await add(string, 2)
  await ask('POST', string)
  const [cliente] = await database.db
    .insert(clientes)
    .values({ pessoa: 'F', nomeRazao: 'Clara Nunes', email: 'clara@example.com' })
    .returning({ id: clientes.id })
  const idCliente = cliente!.id
  const sessao = createHash('sha256').update(session).digest('hex')
  await database.db.transaction(async (tx) => {
    await tx.insert(sessoes).values({ hash: sessao, criadaEm: NOW, vistaEm: NOW })
    await tx.update(sessoes).set({ idCliente }).where(eq(sessoes.hash, sessao))
    await mergeCarts({ db: tx, now: NOW }, { sessao, idCliente })
  })

  expect((await list()).itens).toMatchObject([{ hash: string, quantidade: 2 }])
  expect(await exportCart(database.db, idCliente)).toMatchObject({
    guardados: [{ idProduto: string.idProduto, quantidade: 2 }],
  })
})

async function save(slug: string, skus: ReturnType<typeof sampleSku>[]): Promise<[Hash, ...Hash[]]> {
  const { id: idProduto } = await saveProduct(database, sampleProduct(slug, { skus }))
  const { rows } = await database.pool.query<{ id: number }>(
    'select id from skus where id_produto = $1 order by posicao',
    [idProduto],
  )
  const [first, ...others] = rows.map(({ id }) => ({ idProduto, idAtributoSimples: id }))

  return [first!, ...others]
}

function add(hash: Hash, quantidade: number) {
  return api('POST', '/checkout/cart', { session, body: { itens: [{ ...hash, quantidade }] } })
}

function ask(method: 'POST' | 'PUT' | 'DELETE', body: Hash) {
  return api(method, '/checkout/saved', { session, body })
}

async function list() {
  return (await api('GET', '/checkout/saved', { session })).body
}

async function cart() {
  return (await testApi<Cart>(database.db)('GET', '/checkout/cart', { session })).body
}
