import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { User } from '#contract/customers/customers.ts'
import { sessionToken, testApi } from '#tests/support/api.ts'
import { type Customer, loggedIn } from '#tests/support/customer.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { emptyTables } from '#tests/support/empty-tables.ts'
import { inviteSeller } from './invite-seller.ts'

const NOON = new Date('2026-11-21T12:00:00Z')
const PATH = '/client/internal-sale'

let database: TestDatabase
let api: ReturnType<typeof testApi<User & { code: string }>>
let customer: Customer
let now: Date

beforeAll(async () => {
  database = await testDatabase()
  api = testApi(database.db)
})
afterAll(() => database.close())
beforeEach(async () => {
  now = NOON
  await emptyTables(database.pool, 'clientes', 'sessoes', 'convites_venda')
  customer = await loggedIn(database.db, { documento: '52998224725', nomeRazao: 'Clara Nunes' })
})

test('the key opens a session of its own, in which the seller chooses the customer', async () => {
  const before = sessionToken()
  const started = await start(await invite(), before)
  const seller = started.headers.get('session')!
  expect(started.body).toMatchObject({
    id: 0,
    logado: false,
    vendaInterna: true,
    representantes: [{ nome: 'João Souza' }],
  })
  expect(seller).not.toBe(before)
  expect((await user(before)).body.vendaInterna).toBe(false)

  const chosen = await choose('529.982.247-25', seller)
  expect(chosen.body).toMatchObject({ id: customer.idCliente, nomeRazao: 'Clara Nunes', vendaInterna: true })
})

test('the seller is not logged in to the customer’s account', async () => {
  const seller = await selling()
  expect((await user(seller)).body.logado).toBe(false)
  expect((await api('GET', '/wishlist', { session: seller })).status).toBe(401)
  expect((await api('GET', '/client/address', { session: seller })).status).toBe(401)
})

test('logging out ends the sale', async () => {
  const seller = await selling()
  const left = await api('POST', '/checkout/logout', { session: seller })
  expect(left.body).toMatchObject({ id: 0, vendaInterna: false, representantes: [] })
  expect((await user(seller)).body.vendaInterna).toBe(false)
})

describe('the key', () => {
  test('works once, also for concurrent requests', async () => {
    const chave = await invite()
    const both = await Promise.all([1, 2].map(() => start(chave, sessionToken())))
    expect(both.map(({ status }) => status).sort()).toEqual([200, 410])
  })

  test('works for a quarter of an hour', async () => {
    const chave = await invite()
    now = new Date(NOON.getTime() + 15 * 60_000)
    expect((await start(chave, sessionToken())).status).toBe(410)
  })

  test.each(['', 'nada', 'x'.repeat(43)])('cannot be %j', async (chave) => {
    expect((await start(chave, sessionToken())).body.code).toBe('ChaveInvalida')
  })
})

test.each([
  ['a visitor', async () => sessionToken()],
  ['a forged session', async () => 'x'.repeat(43)],
  ['another customer', async () => (await loggedIn(database.db)).token],
])('%s can’t sell in anybody’s name, and learns nothing about customers', async (_, token) => {
  const session = await token()
  for (const usuario of ['529.982.247-25', '111.444.777-35'])
    expect(await choose(usuario, session)).toMatchObject({
      status: 403,
      body: { code: 'VendaInternaNecessaria' },
    })
})

test('refuses to sell to an unknown customer', async () => {
  expect((await choose('ninguem@exemplo.com.br', await selling())).body.code).toBe('ClienteInexistente')
})

function invite() {
  return inviteSeller({ db: database.db, now: now }, { vendedor: 'João Souza' })
}

async function selling(): Promise<string> {
  const seller = (await start(await invite(), sessionToken())).headers.get('session')!
  await choose('52998224725', seller)

  return seller
}

function start(chave: string, session: string) {
  return api('POST', PATH, { body: { chave }, session, context: { now: now } })
}

function choose(usuario: string, session: string) {
  return api('PUT', PATH, { body: { usuario }, session, context: { now: now } })
}

function user(session: string) {
  return api('GET', '/checkout/user', { session })
}
