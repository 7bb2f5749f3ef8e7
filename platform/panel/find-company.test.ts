import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { CompanyAnswer } from '#contract/panel/panel.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { staffCookie, testAdminApi } from '#tests/support/staff.ts'

const PATH = '/companies?cnpj='
const CNPJ = encodeURIComponent('11.222.333/0001-81')

let database: TestDatabase
let request: ReturnType<typeof testAdminApi<CompanyAnswer & { code?: string }>>

beforeAll(async () => {
  database = await testDatabase()
  request = testAdminApi(database.db)
})
afterAll(() => database.close())
beforeEach(() => database.pool.query('delete from tentativas'))

test('asks the directory for the bare CNPJ', async () => {
  const requested: string[] = []
  const context = {
    findCompany: async (cnpj: string) => {
      requested.push(cnpj)
      return { situacao: 'desconhecida', empresa: null } as const
    },
  }
  const { body } = await request('GET', PATH + CNPJ, { papel: 'dono', context })

  expect(body).toEqual({ situacao: 'desconhecida', empresa: null })
  expect(requested).toEqual(['11222333000181'])
})

test.each(['11.222.333/0001-82', '529.982.247-25', ''])('asks nobody for %j', async (cnpj) => {
  const { body } = await request('GET', PATH + encodeURIComponent(cnpj), { papel: 'dono' })

  expect(body.code).toBe('CamposInvalidos')
})

test('is limited per member of staff', async () => {
  const cookie = await staffCookie(database.db, 'dono')
  for (let n = 0; n < 20; n++) await request('GET', PATH + CNPJ, { cookie })

  expect((await request('GET', PATH + CNPJ, { cookie })).body.code).toBe('TentativasDemais')
  expect((await request('GET', PATH + CNPJ, { papel: 'dono' })).status).toBe(200)
})

test.each(['catalogo', 'leitura'] as const)('is not for the role %s', async (papel) => {
  expect((await request('GET', PATH + CNPJ, { papel })).body.code).toBe('PermissaoNegada')
})
