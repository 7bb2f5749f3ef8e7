import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createToken } from '#platform/integrations/tokens.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { testContext } from '#tests/support/request-context.ts'
import { staffContext, staffCookie } from '#tests/support/staff.ts'
import { ownRateLimit } from '../http/limits/rate-limit.ts'
import { createAdminApi } from './admin-api.ts'

const URL_OF_ENTRY = 'http://loja.test/v2/admin/entry'

let database: TestDatabase
let api: ReturnType<typeof createAdminApi>

beforeAll(async () => {
  database = await testDatabase()
  api = createAdminApi({
    storeUrl: 'http://loja.test',
    logger: pino({ level: 'silent' }),
    context: (known) => testContext(database.db, known),
    createLimit: ownRateLimit,
  })
})
afterAll(() => database.close())

test('limits the rate of an integration, and of nobody else', async () => {
  const owner = await staffContext(database.db, 'dono')
  const [busy, idle] = [await token(), await token()]
  const statuses = []
  for (let calls = 0; calls < 601; calls++) statuses.push((await ask({ authorization: busy })).status)

  expect(statuses.slice(0, 600)).toEqual(Array(600).fill(200))
  expect(statuses[600]).toBe(429)
  expect((await ask({ authorization: idle })).status).toBe(200)
  expect((await ask({ cookie: await staffCookie(database.db, 'dono') })).status).toBe(200)

  async function token() {
    return `Bearer ${(await createToken(owner, { nome: 'ERP', permissoes: ['pedidos.ver'] })).token}`
  }
})

test('an integration gets no session', async () => {
  const owner = await staffContext(database.db, 'dono')
  const { token } = await createToken(owner, { nome: 'ERP', permissoes: ['pedidos.ver'] })
  const cookie = await staffCookie(database.db, 'dono')

  const answer = await ask({ authorization: `Bearer ${token}`, cookie })

  expect(await answer.json()).toMatchObject({ etapa: 'fora', funcionario: null })
  expect(answer.headers.get('set-cookie')).toBeNull()
})

function ask(headers: Record<string, string>): Promise<Response> {
  return api(new Request(URL_OF_ENTRY, { headers }))
}
