import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Cart } from '#contract/cart/cart.ts'
import { prepareFixtures, sampleProduct, sampleSku } from '#platform/catalog/catalog.fixtures.ts'
import { saveProduct } from '#platform/catalog/product/editing/save-product.ts'
import { type Connection, connect } from '#platform/database/connect.ts'
import { sessionToken, testApi } from '#tests/support/api.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'

let database: TestDatabase
/** Another node of the shop: its own pool on the same database. */
let other: Connection
let nodes: ReturnType<typeof testApi<Cart>>[]
let products: number[]
let session: string

beforeAll(async () => {
  database = await testDatabase()
  other = connect(database.url, 8)
  nodes = [testApi(database.db), testApi(other.db)]
  await prepareFixtures(database.db)
  products = []
  for (let n = 0; n < 50; n++) {
    const product = sampleProduct(`p${n}`, { skus: [sampleSku(`P${n}`, { estoque: 40 })] })
    products.push((await saveProduct(database, product)).id)
  }
})
afterAll(async () => {
  await other.close()
  await database.close()
})
beforeEach(() => {
  session = sessionToken()
})

describe('fifty concurrent requests of one session, on two nodes', () => {
  test('each with another product: all are added', async () => {
    const statuses = await atOnce(50, (n) => add(n, products[n]!))

    expect(statuses).toEqual(Array(50).fill(200))
    expect((await cart()).itens.map(({ hash }) => hash.idProduto).sort((a, b) => a - b)).toEqual(products)
  })

  test('all with the same product: each counts, up to the stock, and the others are refused', async () => {
    const statuses = await atOnce(50, (n) => add(n, products[0]!))

    expect(statuses.filter((status) => status === 200)).toHaveLength(40)
    expect(statuses.filter((status) => status === 409)).toHaveLength(10)
    expect((await cart()).itens).toMatchObject([{ quantidade: 40 }])
  })

  test('all with one key: they count once, and all return the cart', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, n) =>
        ask(n, { itens: [{ idProduto: products[0], quantidade: 3 }] }, 'um'),
      ),
    )

    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(new Set(answers.map(({ body }) => body.quantidadeTotal))).toEqual(new Set([3]))
  })

  test('half of them repeated: each key counts once', async () => {
    const statuses = await atOnce(50, (n) => add(n, products[0]!, `pedido-${n % 25}`))

    expect(statuses).toEqual(Array(50).fill(200))
    expect((await cart()).quantidadeTotal).toBe(25)
  })
})

test('counts a repeated request once, whatever happened in between', async () => {
  await add(0, products[0]!, 'a')
  await add(0, products[1]!, 'b')
  const again = await ask(1, { itens: [{ idProduto: products[0], quantidade: 1 }] }, 'a')

  expect(again.body.quantidadeTotal).toBe(2)
})

test('refuses a key that was used for another request, and adds nothing', async () => {
  await add(0, products[0]!, 'a')
  const other = await ask(1, { itens: [{ idProduto: products[1], quantidade: 1 }] }, 'a')
  const more = await ask(1, { itens: [{ idProduto: products[0], quantidade: 2 }] }, 'a')

  expect(other).toMatchObject({ status: 422, body: { code: 'ChaveReutilizada' } })
  expect(more).toMatchObject({ status: 422, body: { code: 'ChaveReutilizada' } })
  expect((await cart()).quantidadeTotal).toBe(1)
})

test('counts a key without a stored hash once, whatever the request', async () => {
  await add(0, products[0]!, 'a')
  await database.pool.query('update carrinho_chaves set pedido_da_chave = null')
  const again = await ask(0, { itens: [{ idProduto: products[1], quantidade: 1 }] }, 'a')

  expect([again.status, again.body.quantidadeTotal]).toEqual([200, 1])
})

test('accepts the key of a refused request again', async () => {
  const bad = await ask(0, { itens: [{ idProduto: 999_999, quantidade: 1 }] }, 'a')
  const good = await ask(0, { itens: [{ idProduto: products[0], quantidade: 1 }] }, 'a')

  expect([bad.status, good.status, good.body.quantidadeTotal]).toEqual([404, 200, 1])
})

test('keeps the same key of two visitors apart', async () => {
  await add(0, products[0]!, 'a')
  const stranger = await nodes[0]!('POST', '/checkout/cart', {
    session: sessionToken(),
    key: 'a',
    body: { itens: [{ idProduto: products[0], quantidade: 1 }] },
  })

  expect(stranger.body.quantidadeTotal).toBe(1)
})

test('keeps one of several quantities set concurrently', async () => {
  const { body } = await ask(0, { itens: [{ idProduto: products[0], quantidade: 1 }] })
  const hash = body.itens[0]!.hash
  const statuses = await atOnce(20, (n) =>
    nodes[n % 2]!('PUT', '/checkout/cart', { session, body: { ...hash, quantidade: n + 1 } }).then(
      ({ status }) => status,
    ),
  )

  expect(statuses).toEqual(Array(20).fill(200))
  expect((await cart()).itens).toHaveLength(1)
})

function atOnce(times: number, request: (n: number) => Promise<number>) {
  return Promise.all(Array.from({ length: times }, (_, n) => request(n)))
}

async function add(n: number, idProduto: number, key?: string) {
  return (await ask(n, { itens: [{ idProduto, quantidade: 1 }] }, key)).status
}

function ask(n: number, body: unknown, key?: string) {
  return nodes[n % 2]!('POST', '/checkout/cart', { session, body, ...(key ? { key } : {}) })
}

async function cart() {
  return (await nodes[0]!('GET', '/checkout/cart', { session })).body
}
