import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { CoordinatesAnswer } from '#contract/panel/panel.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { staffCookie, testAdminApi } from '#tests/support/staff.ts'

const PATH = '/zipcode/01310-100/coordinates'

let database: TestDatabase
let request: ReturnType<typeof testAdminApi<CoordinatesAnswer & { code?: string }>>

beforeAll(async () => {
  database = await testDatabase()
  request = testAdminApi(database.db)
})
afterAll(() => database.close())
beforeEach(() => database.pool.query('delete from tentativas'))

test('asks for the eight digits, by the store’s choice of directories', async () => {
  const requested: unknown[] = []
  const context = {
    findCoordinates: async (...input: unknown[]) => {
      requested.push(input.slice(0, 2))
      return { situacao: 'achadas', coordenadas: { latitude: -23.56, longitude: -46.66 } } as const
    },
  }
  const { body } = await request('GET', PATH, { papel: 'gerente', context })

  expect(body).toEqual({ situacao: 'achadas', coordenadas: { latitude: -23.56, longitude: -46.66 } })
  expect(requested).toEqual([['01310100', 'embutida']])
})

test.each(['00000-000', '123', 'centro'])('asks nobody for %j', async (cep) => {
  const { body } = await request('GET', `/zipcode/${cep}/coordinates`, { papel: 'gerente' })

  expect(body.code).toBe('CepInvalido')
})

test('is limited per member of staff', async () => {
  const cookie = await staffCookie(database.db, 'dono')
  for (let n = 0; n < 60; n++) await request('GET', PATH, { cookie })

  expect((await request('GET', PATH, { cookie })).body.code).toBe('TentativasDemais')
  expect((await request('GET', PATH, { papel: 'dono' })).status).toBe(200)
})
