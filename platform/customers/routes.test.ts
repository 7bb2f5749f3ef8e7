import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { User } from '#contract/customers/customers.ts'
import type { Message } from '#contract/message.ts'
import { sessionToken, testApi } from '#tests/support/api.ts'
import { loggedIn } from '#tests/support/customer.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { testContext } from '#tests/support/request-context.ts'
import { expireSessions } from './sessions/expire-sessions.ts'
import { customerOf, requireCustomer } from './sessions/require-customer.ts'
import { sessoes } from './tables.ts'

let database: TestDatabase
let api: ReturnType<typeof testApi<User & { code: string; mensagens: Message[] }>>
let session: string

beforeAll(async () => {
  database = await testDatabase()
  api = testApi(database.db)
})
afterAll(() => database.close())
beforeEach(() => {
  session = sessionToken()
})

describe('the user', () => {
  test('is a visitor until they log in, without a stored session', async () => {
    const { status, body } = await user()

    expect(status).toBe(200)
    expect(body).toEqual({
      id: 0,
      nomeRazao: 'visitor',
      nomeFantasia: '',
      celular: '',
      telefone: '',
      email: '',
      pessoa: 'F',
      sexo: '',
      nascimento: '',
      revendedor: false,
      logado: false,
      loginFacilitado: false,
      primeiraCompra: true,
      ativo: true,
      representantes: [],
      vendaInterna: false,
      endereco: { cep: '', principal: { cep: '', cidade: '', uf: '', pais: 'BR' } },
    })
    expect(await database.db.$count(sessoes)).toBe(0)
  })

  test('is the customer who logged in, without internal fields', async () => {
    const idCliente = await logIn({ nascimento: '1990-05-17', revendedor: true, celular: '11900000000' })
    const { body } = await user()

    expect(body).toMatchObject({
      id: idCliente,
      nomeRazao: 'Clara Nunes',
      nascimento: '1990-05-17',
      celular: '11900000000',
      revendedor: true,
      logado: true,
      loginFacilitado: false,
    })
    expect(Object.keys(body)).not.toContain('criadoEm')
  })

  test('is identified by the session only', async () => {
    await logIn()

    expect((await api('GET', '/checkout/user', { session: sessionToken() })).body.logado).toBe(false)
    expect((await api('GET', '/checkout/user', { session: hashOf(session) })).body.logado).toBe(false)
  })

  test('is a visitor once the account is inactive', async () => {
    await logIn({ ativo: false })
    const context = testContext(database.db, { sessao: hashOf(session) })

    expect((await user()).body).toMatchObject({ id: 0, logado: false })
    expect(await customerOf(context)).toBeNull()
    await expect(requireCustomer(context)).rejects.toMatchObject({ code: 'LoginNecessario', status: 401 })
  })
})

describe('the CEP', () => {
  test.each(['01001-000', '01001000', ' 01.001-000 '])('%j is saved with its state', async (cep) => {
    const { status, body } = await zipcode({ cep })
    const endereco = { cep: '01001000', principal: { cep: '01001000', uf: 'SP', cidade: '', pais: 'BR' } }

    expect(status).toBe(200)
    expect(body).toMatchObject({ id: 0, nomeRazao: 'visitor', endereco })
    expect((await user()).body.endereco).toEqual(endereco)
  })

  test('is replaced by another one, but not by an invalid one', async () => {
    await zipcode({ cep: '01001-000' })
    await zipcode({ cep: '20040-002' })
    await zipcode({ cep: '00000-000' })

    expect((await user()).body.endereco).toMatchObject({ cep: '20040002', principal: { uf: 'RJ' } })
  })

  test.each(['', '1', '0100100', '010010000', '00000-000', 'abcdefgh', '０１００１０００'])(
    '%j is refused in Portuguese',
    async (cep) => {
      expect(await zipcode({ cep })).toMatchObject({
        status: 422,
        body: {
          code: 'CepInvalido',
          mensagens: [{ tipo: 'erro', mensagem: 'Este CEP não existe. Confira os oito dígitos.' }],
        },
      })
    },
  )

  test.each([undefined, {}, { cep: 1_001_000 }, { cep: null }, { cep: '1'.repeat(21) }])(
    '%j is a bad request',
    async (body) => {
      expect(await zipcode(body)).toMatchObject({ status: 400, body: { code: 'EntradaInvalida' } })
    },
  )

  test('can be changed while logged in', async () => {
    const idCliente = await logIn()

    expect((await zipcode({ cep: '01001-000' })).body).toMatchObject({ id: idCliente, logado: true })
  })
})

test('deletes sessions unused for ninety days, in batches', async () => {
  await database.db.delete(sessoes)
  await database.pool.query(`
    insert into sessoes (hash, criada_em, vista_em)
    select encode(sha256(n::text::bytea), 'hex'), timestamptz '2026-01-01', timestamptz '2026-08-23T11:59:00Z' from generate_series(1, 2100) n
    union all select repeat('a', 64), '2026-01-01', '2026-08-23T12:01:00Z'`)
  await expireSessions({ db: database.db, now: new Date('2026-11-21T12:00:00Z') })

  expect(await database.db.select({ hash: sessoes.hash }).from(sessoes)).toEqual([{ hash: 'a'.repeat(64) }])
})

function user() {
  return api('GET', '/checkout/user', { session })
}

function zipcode(body: unknown) {
  return api('POST', '/checkout/zipcode', { session, body })
}

function hashOf(token: string) {
  return createHash('sha256').update(token).digest('hex')
}

async function logIn(changes: Parameters<typeof loggedIn>[1] = {}) {
  const { idCliente, token } = await loggedIn(database.db, changes)
  session = token
  return idCliente
}
