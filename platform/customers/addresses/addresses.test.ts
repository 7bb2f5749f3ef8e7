import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { SavedAddress } from '#contract/customers/address.ts'
import { sessionToken, testApi } from '#tests/support/api.ts'
import { type Customer, loggedIn } from '#tests/support/customer.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { testContext } from '#tests/support/request-context.ts'
import { getUser } from '../sessions/get-user.ts'
import { listAddresses } from './list-addresses.ts'

const SE = {
  destinatario: 'Clara Nunes',
  cep: '01001-000',
  logradouro: 'Praça da Sé',
  numero: '100',
  bairro: 'Sé',
}
const SAVED = {
  ...SE,
  cep: '01001000',
  cidade: 'São Paulo',
  uf: 'SP',
  complemento: '',
  referencia: '',
}

type Body = { enderecos: SavedAddress[]; code: string; data: { campos: { campo: string }[] } }

let database: TestDatabase
let api: ReturnType<typeof testApi<Body>>
let customer: Customer

beforeAll(async () => {
  database = await testDatabase()
  api = testApi(database.db)
})
afterAll(() => database.close())
beforeEach(async () => {
  customer = await loggedIn(database.db)
})

describe('addresses', () => {
  test('the first one is the main one, and is listed first', async () => {
    const first = await add()
    const second = await add({ cep: '13010-000', cidade: 'Campinas' })

    expect(first.body.enderecos).toEqual([{ ...SAVED, id: expect.any(Number), principal: true }])
    expect(second.body.enderecos).toMatchObject([
      { cidade: 'São Paulo', principal: true },
      { cidade: 'Campinas', uf: 'SP', principal: false },
    ])
    expect((await call('GET')).body).toEqual(second.body)
  })

  test('another one can become the main one', async () => {
    await add()
    const { body } = await add({ numero: '200' })
    const other = body.enderecos[1]?.id
    const changed = await call('PUT', `/${other}/principal`)

    expect(changed.body.enderecos.map(({ numero, principal }) => [numero, principal])).toEqual([
      ['200', true],
      ['100', false],
    ])
  })

  test('after the main one is deleted, the oldest remaining one replaces it', async () => {
    for (const numero of ['1', '2', '3']) await add({ numero })
    const { body } = await call('GET')
    const removed = await call('DELETE', `/${body.enderecos[0]?.id}`)

    expect(removed.body.enderecos.map(({ numero, principal }) => [numero, principal])).toEqual([
      ['2', true],
      ['3', false],
    ])
  })

  test('a changed one keeps its position', async () => {
    const { body } = await add()
    const changed = await call('PUT', `/${body.enderecos[0]?.id}`, { ...SE, complemento: 'sala 2' })

    expect(changed.body.enderecos).toMatchObject([{ ...SAVED, complemento: 'sala 2', principal: true }])
  })

  test('returns an error for each wrong field, and changes nothing', async () => {
    const refused = await add({ cep: '00000-000', numero: '' })

    expect(refused).toMatchObject({ status: 422, body: { code: 'CamposInvalidos' } })
    expect(refused.body.data.campos.map(({ campo }) => campo)).toEqual(
      expect.arrayContaining(['cep', 'numero']),
    )
    expect((await call('GET')).body.enderecos).toEqual([])
  })

  test('allows at most twenty, also with concurrent requests', async () => {
    for (let n = 1; n < 20; n++) await add({ numero: String(n) })
    const both = await Promise.all([add({ numero: '20' }), add({ numero: '21' })])

    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await call('GET')).body.enderecos).toHaveLength(20)
  })

  test('the main one sets the customer’s CEP, until they enter another', async () => {
    await add()
    const context = testContext(database.db, { sessao: customer.sessao })

    expect((await getUser(context)).endereco).toEqual({
      cep: '01001000',
      principal: { cep: '01001000', cidade: 'São Paulo', uf: 'SP', pais: 'BR' },
    })
    await api('POST', '/checkout/zipcode', { session: customer.token, body: { cep: '20040-002' } })
    expect((await getUser(context)).endereco).toMatchObject({
      cep: '20040002',
      principal: { cep: '01001000' },
    })
  })

  test('a visitor has none', async () => {
    expect(await listAddresses(testContext(database.db))).toEqual([])
  })
})

describe('access to addresses', () => {
  const CALLS: [method: string, path: string, body?: unknown][] = [
    ['GET', ''],
    ['POST', '', SE],
    ['PUT', '/ID', SE],
    ['DELETE', '/ID'],
    ['PUT', '/ID/principal'],
  ]

  test.each(CALLS)('%s %s refuses visitors and forged sessions', async (method, path, body) => {
    const { id } = await own()
    for (const session of [null, sessionToken(), customer.sessao.slice(0, 43)])
      expect(await call(method, path.replace('ID', id), body, session)).toMatchObject({
        status: 401,
        body: { code: 'LoginNecessario' },
      })
    expect((await call('GET')).body.enderecos).toMatchObject([SAVED])
  })

  test.each(CALLS.slice(2))('%s %s refuses another customer', async (method, path, body) => {
    const { id } = await own()
    const { token } = await loggedIn(database.db)

    expect(await call(method, path.replace('ID', id), body, token)).toMatchObject({
      status: 404,
      body: { code: 'EnderecoInexistente' },
    })
    expect((await call('GET', '', undefined, token)).body.enderecos).toEqual([])
    expect((await call('GET')).body.enderecos).toMatchObject([{ ...SAVED, principal: true }])
  })
})

function add(changes: Partial<typeof SE & { cidade: string }> = {}) {
  return call('POST', '', { ...SE, ...changes })
}

async function own() {
  const { body } = await add()

  return { id: String(body.enderecos[0]?.id) }
}

function call(method: string, path = '', body?: unknown, session: string | null = customer.token) {
  return api(method, `/client/address${path}`, { ...(session && { session }), body })
}
