import { createHash, randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { hashPassword } from '#platform/infrastructure/security/passwords.ts'
import {
  funcionarios,
  funcionariosChaves,
  funcionariosDesafios,
  funcionariosSessoes,
} from '#platform/staff/tables.ts'
import { openAuthenticator } from '#tests/support/authenticator.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { staffCookie, testAdminApi } from '#tests/support/staff.ts'

const SENHA = 'corda de tripa'

const HOME = { origin: 'http://loja.test', rpID: 'loja.test' }

type Body = Record<string, unknown> & { code?: string; etapa?: string }

let database: TestDatabase
let hash: string
/** A logged-in staff member and their id. */
let cookie: string
let id: number

beforeAll(async () => {
  database = await testDatabase()
  hash = await hashPassword(SENHA)
})
afterAll(() => database.close())
beforeEach(async () => {
  await database.pool.query('delete from tentativas')
  await database.pool.query('delete from funcionarios_desafios')
  cookie = await staffCookie(database.db, 'dono')
  const hash = createHash('sha256').update(cookie.replace('painel=', '')).digest('hex')
  const [session] = await database.db
    .select()
    .from(funcionariosSessoes)
    .where(eq(funcionariosSessoes.hash, hash))
  id = session?.idFuncionario ?? 0
})

test('a new passkey logs in without password, even an owner', async () => {
  const phone = await enrol()

  const { status, body, headers } = await enter(phone.get(await challenge()))

  expect({ status, etapa: body.etapa }).toEqual({ status: 200, etapa: 'dentro' })
  const given = headers.get('set-cookie')?.split(';')[0] ?? ''
  expect((await ask('GET', '/team', { cookie: given })).status).toBe(200)
})

test('a response is accepted once', async () => {
  const phone = await enrol()
  const answer = phone.get(await challenge())
  expect((await enter(answer)).status).toBe(200)

  expect((await enter(answer)).body.code).toBe('ChaveDeAcessoRecusada')
})

test.each([
  ['that another site asked for', { origin: 'https://outra.test' }],
  ['made for another site', { rpID: 'outra.test' }],
  ['without finger, face or PIN', { verified: false }],
  ['to a question that nobody asked', { challenge: randomBytes(32).toString('base64url') }],
])('rejects a response %s', async (_, twist) => {
  const phone = await enrol()

  expect(await enter(phone.get(await challenge(), twist))).toMatchObject({
    status: 422,
    body: { code: 'ChaveDeAcessoRecusada' },
  })
})

test('rejects a copied passkey, whose counter lags behind', async () => {
  const phone = await enrol()
  expect((await enter(phone.get(await challenge(), { count: 9 }))).status).toBe(200)

  expect((await enter(phone.get(await challenge(), { count: 9 }))).status).toBe(422)
  expect((await enter(phone.get(await challenge(), { count: 10 }))).status).toBe(200)
})

test('rejects passkeys that were removed, are unknown, or belong to a disabled account', async () => {
  const phone = await enrol()
  const stranger = openAuthenticator(HOME)
  expect((await enter(stranger.get(await challenge()))).status).toBe(422)

  await database.db.update(funcionarios).set({ ativo: false }).where(eq(funcionarios.id, id))
  expect((await enter(phone.get(await challenge()))).status).toBe(422)

  await database.db.update(funcionarios).set({ ativo: true }).where(eq(funcionarios.id, id))
  expect((await ask('DELETE', `/me/passkeys/${phone.id}`, { cookie })).status).toBe(200)
  expect((await enter(phone.get(await challenge()))).status).toBe(422)
})

test('a challenge for login adds no passkey, and one for a person adds none to another', async () => {
  const phone = openAuthenticator(HOME)
  const client = phone.create(await challenge())
  expect((await save(client)).body.code).toBe('ChaveDeAcessoRecusada')

  const options = await newPasskey()
  const other = await staffCookie(database.db, 'leitura')
  expect((await save(phone.create(options), other)).body.code).toBe('ChaveDeAcessoRecusada')
  expect(await database.db.$count(funcionariosChaves, eq(funcionariosChaves.idFuncionario, id))).toBe(0)
})

test('creating a passkey requires user verification, and one belongs to a single person', async () => {
  const phone = openAuthenticator(HOME)
  expect((await save(phone.create(await newPasskey(), { verified: false }))).status).toBe(422)
  expect((await save(phone.create(await newPasskey()))).status).toBe(200)

  const other = await staffCookie(database.db, 'leitura')
  const options = await newPasskey(other)
  expect((await save(phone.create(options), other)).status).toBe(422)
})

test('creating a passkey requires the password', async () => {
  await database.db.update(funcionarios).set({ senha: hash })
  const guess = (senha: string) => ask('POST', '/me/passkeys/options', { cookie, body: { senha } })
  expect(await guess('palpite')).toMatchObject({ status: 422, body: { code: 'CamposInvalidos' } })
  expect(await database.db.$count(funcionariosDesafios)).toBe(0)

  expect((await guess(SENHA)).status).toBe(200)
})

test('rejects a malformed response', async () => {
  for (const resposta of [{}, { id: 'x', rawId: 'x', type: 'public-key', response: {} }, { id: 7 }])
    expect(await enter(resposta)).toMatchObject({ status: 422, body: { code: 'ChaveDeAcessoRecusada' } })
})

test('deletes unanswered challenges when the next are created', async () => {
  const later = new Date('2026-11-21T12:06:00Z')
  await challenge()
  await ask('POST', '/entry/passkey/options', { context: { now: later } })

  expect(await database.db.$count(funcionariosDesafios)).toBe(1)
})

function ask(method: string, path: string, options: Parameters<ReturnType<typeof testAdminApi>>[2] = {}) {
  return testAdminApi<Body>(database.db)(method, path, options)
}

async function challenge(): Promise<Body> {
  return (await ask('POST', '/entry/passkey/options')).body
}

async function newPasskey(of = cookie): Promise<Body> {
  await database.db.update(funcionarios).set({ senha: hash })
  return (await ask('POST', '/me/passkeys/options', { cookie: of, body: { senha: SENHA } })).body
}

function save(resposta: object, of = cookie) {
  return ask('POST', '/me/passkeys', { cookie: of, body: { nome: 'Telefone', resposta } })
}

function enter(resposta: object) {
  return ask('POST', '/entry/passkey', { body: { resposta } })
}

async function enrol() {
  const phone = openAuthenticator(HOME)
  const { status } = await save(phone.create(await newPasskey()))
  expect(status).toBe(200)

  return phone
}
