import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Presence } from '#contract/panel/staff.ts'
import { recordChange } from '#platform/infrastructure/audit/record-change.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { staffContext, staffCookie, testAdminApi } from '#tests/support/staff.ts'
import { expire } from './purge-expired.ts'

const OPENED = new Date('2026-11-21T12:00:00Z')

let database: TestDatabase
let ana: string
let bia: string

beforeAll(async () => {
  database = await testDatabase()
  ana = await staffCookie(database.db, 'catalogo')
  bia = await staffCookie(database.db, 'gerente')
})
afterAll(() => database.close())

test('two people with the same product open see each other, until one goes silent', async () => {
  expect((await here(ana, 'produto:1')).outros).toEqual([])
  expect((await here(bia, 'produto:2', 5)).outros).toEqual([])
  expect((await here(bia, 'ficha:cordas/avulsas', 6)).outros).toEqual([])

  expect((await here(bia, 'produto:1', 10)).outros).toEqual([
    { nome: 'Pessoa de catalogo', desde: OPENED.toISOString() },
  ])
  expect((await here(ana, 'produto:1', 20)).outros).toMatchObject([{ nome: 'Pessoa de gerente' }])
  expect((await here(ana, 'produto:1', 56)).outros).toEqual([])

  const back = await here(bia, 'produto:1', 60)
  expect(back.outros).toEqual([{ nome: 'Pessoa de catalogo', desde: OPENED.toISOString() }])
})

test('own other tabs show nobody, and keep the page open for others while one of them is', async () => {
  await here(ana, 'produto:7')
  expect((await here(ana, 'produto:7', 30)).outros).toEqual([])

  expect((await here(bia, 'produto:7', 60)).outros).toEqual([
    { nome: 'Pessoa de catalogo', desde: OPENED.toISOString() },
  ])
})

test.each([
  [45, 1],
  [46, 0],
])('after %d s of silence, %d of them is shown', async (second, shown) => {
  const pagina = `categoria:${second}`
  await here(ana, pagina)

  expect((await here(bia, pagina, second)).outros).toHaveLength(shown)
})

test('a report that arrives late does not make its page older', async () => {
  await here(ana, 'produto:8', 40)
  await here(ana, 'produto:8', 10)

  expect((await here(bia, 'produto:8', 80)).outros).toHaveLength(1)
})

test('a return after a silence counts as opening the page again', async () => {
  await here(ana, 'produto:9')
  await here(ana, 'produto:9', 100)

  expect((await here(bia, 'produto:9', 101)).outros).toEqual([
    { nome: 'Pessoa de catalogo', desde: at(100).toISOString() },
  ])
})

test('an open page learns who else saved it since, but not of own or earlier changes', async () => {
  const context = await staffContext(database.db, 'gerente')
  const save = (id: string, second: number) =>
    recordChange(
      database.db,
      { ...context, now: at(second) },
      { acao: 'produto.alterado', alvo: { tipo: 'produto', id, nome: 'Violão' } },
    )
  await save('3', -5)
  const { agora, salvo } = await here(ana, 'produto:3')
  expect(salvo).toBeNull()
  await save('33', 4)
  expect((await here(ana, 'produto:3', 5, agora)).salvo).toBeNull()

  await save('3', 10)

  expect((await here(ana, 'produto:3', 15, agora)).salvo).toEqual({
    nome: 'Pessoa de gerente',
    em: at(10).toISOString(),
  })
})

test('identifies singletons by their kind', async () => {
  const { agora } = await here(ana, 'ajuda')
  const context = await staffContext(database.db, 'gerente', { now: at(3) })
  await recordChange(database.db, context, {
    acao: 'ajuda.alterada',
    alvo: { tipo: 'ajuda', id: '1', nome: 'Ajuda' },
  })

  expect((await here(ana, 'ajuda', 5, agora)).salvo).toMatchObject({ nome: 'Pessoa de gerente' })
})

test('deletes pages that nobody has open any more', async () => {
  await here(ana, 'marca:1')
  await expire({ db: database.db, now: at(2 * 3_600) })

  const { rows } = await database.pool.query('select * from paginas_abertas')
  expect(rows).toEqual([])
})

test("validates the page's name", async () => {
  const { status } = await testAdminApi(database.db)('POST', '/me/open-page', {
    papel: 'catalogo',
    body: { pagina: 'produto:' },
  })
  expect(status).toBe(400)
})

function at(second: number): Date {
  return new Date(OPENED.getTime() + second * 1000)
}

async function here(cookie: string, pagina: string, second = 0, desde?: string): Promise<Presence> {
  const api = testAdminApi<Presence>(database.db)
  const { status, body } = await api('POST', '/me/open-page', {
    cookie,
    body: { pagina, desde },
    context: { now: at(second) },
  })
  expect(status).toBe(200)

  return body
}
