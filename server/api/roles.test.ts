import pino from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { prepareFixtures, sampleProduct } from '#platform/catalog/catalog.fixtures.ts'
import { saveProduct } from '#platform/catalog/product/editing/save-product.ts'
import { loggedIn } from '#tests/support/customer.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { testContext } from '#tests/support/request-context.ts'
import { createCachedAnswers } from '../cache/cached-answers.ts'
import { createApi } from './api.ts'

const APP_TOKEN = 'token-de-teste'
const STORE_URL = 'http://loja.test'

/** The session of each role, as its browser holds it; a stranger has none yet. */
const sessions: Record<string, string> = {}
let database: TestDatabase
let api: ReturnType<typeof createApi>

beforeAll(async () => {
  database = await testDatabase()
  await prepareFixtures(database.db)
  await saveProduct(database, sampleProduct('violino'))
  sessions['visitor'] = 'v'.repeat(43)
  sessions['customer'] = (await loggedIn(database.db)).token
  sessions['reseller'] = (await loggedIn(database.db, { revendedor: true })).token
  sessions['switchedOff'] = (await loggedIn(database.db, { ativo: false })).token
  api = createApi({
    appToken: APP_TOKEN,
    storeUrl: STORE_URL,
    logger: pino({ level: 'silent' }),
    answers: createCachedAnswers(),
    context: (known) => testContext(database.db, known),
  })
})
afterAll(() => database.close())

const ROLES = ['stranger', 'visitor', 'customer', 'reseller', 'switchedOff'] as const

const ALL = [200, 200, 200, 200, 200]
/** The wishlist requires login (specification, section 6); a disabled account counts as logged out. */
const LOGGED_IN = [401, 401, 200, 200, 401]

const item = { idProduto: 1 }
const writer = { nome: 'Pedro Alves', email: 'pedro@example.com' }
const ENDPOINTS: [string, string, object | undefined, number[]][] = [
  ['GET', '/v2/front/checkout/user', undefined, ALL],
  ['GET', '/v2/front/checkout/zipcode/01001-000', undefined, ALL],
  ['POST', '/v2/front/checkout/zipcode', { cep: '01001-000' }, ALL],
  ['GET', '/v2/front/checkout/cart', undefined, ALL],
  ['POST', '/v2/front/checkout/cart', { itens: [{ ...item, quantidade: 1 }] }, ALL],
  ['GET', '/v2/front/brands', undefined, ALL],
  ['POST', '/v2/front/shipment/product', { ...item, cep: '01001-000' }, ALL],
  ['POST', '/v2/front/shipment/list', { itens: [item], cep: '01001-000' }, ALL],
  ['GET', '/v2/front/wishlist', undefined, LOGGED_IN],
  ['GET', '/v2/front/wishlist/products', undefined, LOGGED_IN],
  ['POST', '/v2/front/wishlist/add', item, LOGGED_IN],
  ['POST', '/v2/front/wishlist/verify', item, LOGGED_IN],
  ['POST', '/v2/front/wishlist/remove', item, LOGGED_IN],
  ['GET', '/v2/front/evaluations/mine', undefined, LOGGED_IN],
  ['GET', '/v2/front/evaluations/product/subject?idProduto=1', undefined, ALL],
  ['GET', '/v2/front/evaluations/invitation/chave-inventada', undefined, [410, 410, 410, 410, 410]],
  ['POST', '/v2/front/question', { idNivel: 1, ...writer, pergunta: 'Serve em violino 3/4?' }, ALL],
]

describe.each(ENDPOINTS)('%s %s', (method, path, body, statuses) => {
  test.each(ROLES.map((role, i) => ({ role, status: statuses[i] })))(
    'answers a $role with $status',
    async ({ role, status }) => {
      const response = await call(method, path, body, role)

      expect(response.status).toBe(status)
      if (status === 401)
        expect(await response.json()).toMatchObject({
          code: 'LoginNecessario',
          mensagens: [{ tipo: 'erro', mensagem: 'Entre na sua conta para continuar.' }],
        })
    },
  )

  test('refuses calls without an app token', async () => {
    const response = await api(new Request(STORE_URL + path, requestOf(method, body, {})))

    expect(response.status).toBe(401)
    expect(await response.json()).toMatchObject({ code: 'TokenAusente' })
  })

  test('is answered with no-store', async () => {
    expect((await call(method, path, body, 'customer')).headers.get('cache-control')).toBe(
      'private, no-store',
    )
  })
})

test.each([
  ['stranger', { id: 0, nomeRazao: 'visitor', logado: false, revendedor: false }],
  ['visitor', { id: 0, nomeRazao: 'visitor', logado: false, revendedor: false }],
  ['customer', { nomeRazao: 'Clara Nunes', logado: true, revendedor: false, vendaInterna: false }],
  ['reseller', { nomeRazao: 'Clara Nunes', logado: true, revendedor: true, vendaInterna: false }],
  ['switchedOff', { id: 0, nomeRazao: 'visitor', logado: false }],
])('a %s is recognized', async (role, user) => {
  const response = await call('GET', '/v2/front/checkout/user', undefined, role)

  expect(await response.json()).toMatchObject(user)
})

test.each(ENDPOINTS.filter(([method]) => method === 'POST'))(
  '%s %s from a page of another site changes nothing',
  async (method, path, body) => {
    const headers = {
      'app-token': APP_TOKEN,
      cookie: `session=${sessions['customer']}`,
      origin: 'https://example.com',
    }
    const response = await api(new Request(STORE_URL + path, requestOf(method, body, headers)))

    expect(response.status).toBe(403)
  },
)

function call(method: string, path: string, body: object | undefined, role: string) {
  const session = sessions[role]
  const headers = { 'app-token': APP_TOKEN, ...(session !== undefined && { session }) }

  return api(new Request(STORE_URL + path, requestOf(method, body, headers)))
}

function requestOf(method: string, body: object | undefined, headers: Record<string, string>): RequestInit {
  return {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    ...(body && { body: JSON.stringify(body) }),
  }
}
