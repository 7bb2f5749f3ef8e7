import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { prepareFixtures, sampleProduct } from '#platform/catalog/catalog.fixtures.ts'
import { saveProduct } from '#platform/catalog/product/editing/save-product.ts'
import { tags } from '#platform/infrastructure/tags.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { testContext } from '#tests/support/request-context.ts'
import { createCachedAnswers } from '../cache/cached-answers.ts'
import { createApi } from './api.ts'

const DETAIL = '/v2/front/url/product/detail?url=%2Fviolino'

const answers = createCachedAnswers()
let database: TestDatabase
let api: ReturnType<typeof createApi>

beforeAll(async () => {
  database = await testDatabase()
  await prepareFixtures(database.db)
  await saveProduct(database, sampleProduct('violino'))
  answers.resume()
  api = createApi({
    appToken: 'token-de-teste',
    storeUrl: 'http://loja.test',
    logger: pino({ level: 'silent' }),
    answers,
    context: (known) => testContext(database.db, known),
  })
})
afterAll(() => database.close())

test('a product is read once for all callers until it changes, and each gets a session of their own', async () => {
  const [first, second] = [await get(DETAIL), await get(DETAIL)]
  await database.pool.query("update produtos set nome = 'Outro nome'")
  const unchanged = await get(DETAIL)
  const { conteudo } = await first.clone().json()
  answers.invalidate([tags.product(conteudo.id)])
  const changed = await get(DETAIL)

  expect([first.status, first.headers.get('content-type'), first.headers.get('cache-control')]).toEqual([
    200,
    'application/json',
    'private, no-store',
  ])
  expect(first.headers.get('session')).not.toBe(second.headers.get('session'))
  expect(await unchanged.text()).toBe(await first.text())
  expect((await changed.json()).conteudo.nome).toBe('Outro nome')
})

test('a refusal is the same as without the cache, and the token is asked for', async () => {
  expect((await get('/v2/front/url/product/detail?url=violino')).status).toBe(400)
  expect((await get('/v2/front/url/product/detail?url=%2Fnada')).status).toBe(404)
  expect((await api(new Request(`http://loja.test${DETAIL}`))).status).toBe(401)
})

function get(address: string): Promise<Response> {
  return api(new Request(`http://loja.test${address}`, { headers: { 'app-token': 'token-de-teste' } }))
}
