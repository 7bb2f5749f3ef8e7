import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { testAdminApi } from '#tests/support/staff.ts'

type Reach = { storeUrl: string; achados: { aspecto: string; situacao: string; ajuste: unknown }[] }

let database: TestDatabase

beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

test('tells of the proxy that the request came through, and of the address', async () => {
  const { status, body } = await testAdminApi<Reach>(database.db)(
    'GET',
    '/settings/reach?origem=https%3A%2F%2Fcasa.com.br%2Fadmin',
    {
      papel: 'gerente',
      headers: { 'x-forwarded-for': '203.0.113.9', 'x-forwarded-proto': 'https' },
      context: { storeUrl: 'https://www.casa.com.br', probeShop: async () => 'outra' },
    },
  )

  expect(status).toBe(200)
  expect(body).toMatchObject({
    storeUrl: 'https://www.casa.com.br',
    achados: [
      {
        aspecto: 'endereco',
        situacao: 'errado',
        ajuste: { variavel: 'STORE_URL', valor: 'https://casa.com.br' },
      },
      { aspecto: 'https', situacao: 'certo' },
      { aspecto: 'proxy', situacao: 'errado', ajuste: { variavel: 'TRUST_PROXY', valor: '1' } },
    ],
  })
})

test('refuses an origin that is no web address', async () => {
  const { status } = await testAdminApi(database.db)('GET', '/settings/reach?origem=javascript:1', {
    papel: 'gerente',
  })

  expect(status).toBe(400)
})
