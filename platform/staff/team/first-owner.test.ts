import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { StaffEntry } from '#contract/panel/staff.ts'
import { hashPassword } from '#platform/infrastructure/security/passwords.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { testContext } from '#tests/support/request-context.ts'
import { testAdminApi } from '#tests/support/staff.ts'
import { funcionarios } from '../tables.ts'
import { createOwner } from './create-owner.ts'
import { firstOwnerLink } from './first-owner.ts'

const PATH = '/entry/first-owner'
const DORA = { nome: 'Dora Lima', email: 'Dora@Loja.test', senha: 'um violino de sete cordas' }

let database: TestDatabase
let request: ReturnType<typeof testAdminApi<StaffEntry & { code?: string; data?: unknown }>>

beforeAll(async () => {
  database = await testDatabase()
  request = testAdminApi(database.db)
})
afterAll(() => database.close())
// The audit names people, so none is deleted.
beforeEach(async () => {
  await database.pool.query(
    `update funcionarios set papel = 'leitura', ativo = false, email = id || '-' || email; delete from primeiro_acesso`,
  )
})

test('the link makes an owner, who must set up a second factor, and works once', async () => {
  const chave = await newKey()
  expect((await request('GET', `${PATH}?chave=${chave}`)).status).toBe(200)

  const { status, body, headers } = await request('POST', PATH, { body: { ...DORA, chave } })

  expect(status).toBe(200)
  expect(body).toMatchObject({ etapa: 'cadastro', funcionario: { email: 'dora@loja.test', papel: 'dono' } })
  expect(headers.get('set-cookie')).toContain('painel=')
  expect(await firstOwnerLink(testContext(database.db))).toBeNull()
  const again = { nome: 'Outra', email: 'outra@loja.test', senha: DORA.senha, chave }
  expect((await request('POST', PATH, { body: again })).body.code).toBe('ChaveInvalida')
  expect((await request('GET', `${PATH}?chave=${chave}`)).body.code).toBe('ChaveInvalida')
})

test('each later start has a fresh link, which replaces the one before, until there is an owner with a password', async () => {
  const first = await newKey(new Date(testContext(database.db).now.getTime() - 11 * 60_000))
  // An owner who was invited on the command line, and has no password yet.
  await createOwner(testContext(database.db), { nome: 'Dora', email: 'dora@loja.test' })
  const second = await newKey()

  expect((await request('GET', `${PATH}?chave=${first}`)).body.code).toBe('ChaveInvalida')
  const { body } = await request('POST', PATH, { body: { ...DORA, chave: second } })
  expect(body.funcionario).toMatchObject({ nome: 'Dora Lima', email: 'dora@loja.test' })
  expect(await database.db.$count(funcionarios, eq(funcionarios.papel, 'dono'))).toBe(1)
})

test('of nodes that start together, the link of either makes the owner, and of two at once only one does', async () => {
  const keys = [await newKey(), await newKey()]
  for (const chave of keys) expect((await request('GET', `${PATH}?chave=${chave}`)).status).toBe(200)
  const answers = await Promise.all(
    keys.map((chave, i) => request('POST', PATH, { body: { ...DORA, email: `${i}@loja.test`, chave } })),
  )

  expect(answers.map(({ status }) => status).sort()).toEqual([200, 410])
  expect(await database.db.$count(funcionarios, eq(funcionarios.papel, 'dono'))).toBe(1)
})

test('the link expires', async () => {
  const chave = await newKey()
  const context = { now: new Date('2026-11-25T12:00:00Z') }

  expect((await request('POST', PATH, { body: { ...DORA, chave }, context })).body.code).toBe('ChaveInvalida')
})

test('of two at once, one becomes the owner', async () => {
  const chave = await newKey()
  const answers = await Promise.all(
    ['um', 'dois'].map((name) =>
      request('POST', PATH, { body: { ...DORA, email: `${name}@loja.test`, chave } }),
    ),
  )

  expect(answers.map(({ status }) => status).sort()).toEqual([200, 410])
  expect(await database.db.$count(funcionarios, eq(funcionarios.papel, 'dono'))).toBe(1)
})

test('bad data names its field and leaves the link valid', async () => {
  const chave = await newKey()
  const weak = await request('POST', PATH, { body: { ...DORA, senha: '12345678', chave } })
  const wrong = await request('POST', PATH, { body: { ...DORA, email: 'sem-arroba', chave } })
  const senha = await hashPassword('a senha de Edu')
  await database.db
    .insert(funcionarios)
    .values({ nome: 'Edu', email: 'edu@loja.test', papel: 'leitura', senha, criadoEm: new Date() })
  const taken = await request('POST', PATH, { body: { ...DORA, email: 'edu@loja.test', chave } })

  expect(weak.body.data).toMatchObject({ campos: [{ campo: 'senha' }] })
  expect(wrong.status).toBe(400)
  expect(taken.body.data).toMatchObject({ campos: [{ campo: 'email' }] })
  expect((await request('GET', `${PATH}?chave=${chave}`)).status).toBe(200)
  const [edu] = await database.db.select().from(funcionarios).where(eq(funcionarios.email, 'edu@loja.test'))
  expect(edu).toMatchObject({ papel: 'leitura', senha })
})

async function newKey(now = testContext(database.db).now): Promise<string> {
  const link = new URL((await firstOwnerLink(testContext(database.db, { now }))) ?? '')
  expect(link.pathname).toBe('/admin/comecar')

  return link.searchParams.get('chave') ?? ''
}
