import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { testContext } from '#tests/support/request-context.ts'
import { testAdminApi } from '#tests/support/staff.ts'

type Records = { dominio: string; provedor: string | null; motivo: string | null; registros: object[] }

let database: TestDatabase

beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

test("judges the records of the sender's domain", async () => {
  const { status, body } = await find({ servidor: 'smtp.gmail.com:587', remetente: 'loja@casa.com.br' })

  expect(status).toBe(200)
  expect(body).toMatchObject({
    dominio: 'casa.com.br',
    provedor: 'Google Workspace',
    motivo: null,
    registros: [
      { registro: 'spf', situacao: 'certo' },
      { registro: 'dkim', nome: 'google._domainkey.casa.com.br', situacao: 'falta' },
      { registro: 'dmarc', situacao: 'falta' },
    ],
  })
})

test('takes the selector of a provider that is not known', async () => {
  const { body } = await find(
    { servidor: 'mail.casa.com.br', remetente: 'loja@casa.com.br' },
    '?seletor=Chave1',
  )

  expect(body?.registros[1]).toMatchObject({ nome: 'chave1._domainkey.casa.com.br' })
})

test.each([
  [{ servidor: null, remetente: 'loja@localhost' }, 'semServidor'],
  [{ servidor: 'smtp.gmail.com', remetente: 'casasonora@gmail.com' }, 'caixaGratuita'],
])('has no records for %o, and says why', async (correio, motivo) => {
  expect((await find(correio)).body).toMatchObject({ motivo, registros: [] })
})

test('refuses a selector that is no name of the DNS', async () => {
  const correio = { servidor: 'mail.casa.com.br', remetente: 'loja@casa.com.br' }

  expect((await find(correio, '?seletor=a%20b')).status).toBe(400)
})

function find(correio: RequestContext['environment']['correio'], query = '') {
  const { environment } = testContext(database.db)

  return testAdminApi<Records>(database.db)('GET', `/settings/mail/records${query}`, {
    papel: 'gerente',
    context: {
      environment: { ...environment, correio },
      findTexts: async (name) => (name === 'casa.com.br' ? ['v=spf1 include:_spf.google.com ~all'] : []),
    },
  })
}
