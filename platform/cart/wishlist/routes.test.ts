import { OpenAPIHandler } from '@orpc/openapi/fetch'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { prepareFixtures, sampleProduct } from '#platform/catalog/catalog.fixtures.ts'
import { saveProduct } from '#platform/catalog/product/editing/save-product.ts'
import { loggedIn } from '#tests/support/customer.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { testContext } from '#tests/support/request-context.ts'
import { wishlistRoutes } from './routes.ts'

let database: TestDatabase
let idProduto: number
let sessao: string

beforeAll(async () => {
  database = await testDatabase()
  await prepareFixtures(database.db)
  idProduto = (await saveProduct(database, sampleProduct('violino'))).id
  sessao = (await loggedIn(database.db)).sessao
})
afterAll(() => database.close())

const CALLS: [string, string, object?][] = [
  ['GET', ''],
  ['GET', '/products'],
  ['POST', '/add', { idProduto: 1 }],
  ['POST', '/remove', { idProduto: 1 }],
  ['POST', '/verify', { idProduto: 1 }],
]

test.each(CALLS)('%s wishlist%s requires a login', async (method, path, body) => {
  const refusal = { status: 401, body: { code: 'LoginNecessario' } }

  expect(await call(method, path, body, null)).toMatchObject(refusal)
  expect(await call(method, path, body, 'a'.repeat(64))).toMatchObject(refusal)
})

test('treats the session of an inactive customer as logged out', async () => {
  const inactive = await loggedIn(database.db, { ativo: false })

  expect(await call('GET', '', undefined, inactive.sessao)).toMatchObject({ status: 401 })
})

test('adds, lists, verifies and removes a favourite', async () => {
  const wire = { idProduto, idAtributoSimples: 7, idUnidadeVenda: 1, quantidade: 2, parametroAdicional: '' }

  expect(await call('POST', '/add', wire)).toEqual({ status: 200, body: { sucesso: true } })
  expect(await call('GET', '')).toEqual({ status: 200, body: { favoritos: [idProduto] } })
  expect(await call('POST', '/verify', { idProduto })).toEqual({ status: 200, body: { sucesso: true } })
  expect(await call('GET', '/products?limit=10')).toMatchObject({
    status: 200,
    body: { produtos: [{ id: idProduto, nome: 'Produto violino' }], info: { total: 1, pg: 1 } },
  })
  expect(await call('POST', '/remove', wire)).toEqual({ status: 200, body: { sucesso: true } })
  expect(await call('POST', '/verify', { idProduto })).toEqual({ status: 200, body: { sucesso: false } })
})

test('refuses an unknown product', async () => {
  expect(await call('POST', '/add', { idProduto: 999_999 })).toMatchObject({
    status: 404,
    body: { code: 'ProdutoInexistente' },
  })
})

test.each<[string, string, object?]>([
  ['POST', '/add', {}],
  ['POST', '/add', { idProduto: '1' }],
  ['POST', '/add', { idProduto: 0 }],
  ['POST', '/add', { idProduto: 1.5 }],
  ['POST', '/add', { idProduto: 3_000_000_000 }],
  ['POST', '/remove', { idProduto: null }],
  ['POST', '/verify', { idProduto: -1 }],
  ['POST', '/add', { idProduto: 1, quantidade: 0 }],
  ['POST', '/add', { idProduto: 1, parametroAdicional: 'x'.repeat(201) }],
  ['GET', '/products?limit=97'],
  ['GET', '/products?limit=0'],
  ['GET', '/products?offset=-1'],
  ['GET', '/products?offset=um'],
])('%s wishlist%s refuses %j', async (method, path, body) => {
  expect((await call(method, path, body)).status).toBe(400)
})

const handler = new OpenAPIHandler(wishlistRoutes)

async function call(method: string, path: string, body?: object, visitor: string | null = sessao) {
  const request = new Request(`http://loja/v2/front/wishlist${path}`, {
    method,
    headers: { 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
  const { response } = await handler.handle(request, {
    context: testContext(database.db, { sessao: visitor }),
  })
  const answer: unknown = await response?.json()

  return { status: response?.status ?? 0, body: answer }
}
