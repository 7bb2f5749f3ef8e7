import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PanelMenu } from '#contract/content/menus.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { testContext } from '#tests/support/request-context.ts'
import { testAdminApi } from '#tests/support/staff.ts'
import { getMenu } from './get-menu.ts'
import { saveMenu } from './save-menu.ts'

type Answer = PanelMenu & { code: string; menus: { hash: string; itens: number }[] }

let database: TestDatabase
let ask: ReturnType<typeof testAdminApi<Answer>>

beforeAll(async () => {
  database = await testDatabase()
  ask = testAdminApi<Answer>(database.db)
  await saveMenu(database, {
    hash: 'principal',
    nome: 'Principal',
    itens: [{ label: 'Cordas', link: '/cordas', sub: [{ label: 'Violino', link: '/cordas/violino' }] }],
  })
})
afterAll(() => database.close())

test('a menu is changed at its version, and shown in the shop', async () => {
  const { body: list } = await ask('GET', '/menus', { papel: 'leitura' })
  expect(list.menus).toContainEqual({ hash: 'principal', nome: 'Principal', versao: 1, itens: 2 })
  const { body: menu } = await ask('GET', '/menus/principal', { papel: 'leitura' })
  const [cordas] = menu.itens
  const request = {
    nome: menu.nome,
    versao: menu.versao,
    itens: [{ label: 'Arcos', link: '/arcos' }, cordas],
  }
  const outcomes = await Promise.all([save(request), save(request)])

  expect(outcomes.map(({ status }) => status).sort()).toEqual([200, 409])
  const { menu: shown } = await getMenu(testContext(database.db), { hash: 'principal' })
  expect(shown.map(({ label, sub }) => [label, sub.length])).toEqual([
    ['Arcos', 0],
    ['Cordas', 1],
  ])
})

test('refuses more than three levels, a link that runs a script, and a menu that no page shows', async () => {
  const { versao } = (await ask('GET', '/menus/principal', { papel: 'leitura' })).body
  const deep = { label: 'A', sub: [{ label: 'B', sub: [{ label: 'C', sub: [{ label: 'D' }] }] }] }
  expect((await save({ nome: 'M', versao, itens: [deep] })).status).toBe(400)
  expect(
    (await save({ nome: 'M', versao, itens: [{ label: 'A', link: 'javascript:alert(1)' }] })).status,
  ).toBe(400)
  const unknown = await ask('PUT', '/menus/nenhum', {
    papel: 'gerente',
    body: { nome: 'M', versao: 1, itens: [] },
  })
  expect(unknown.body.code).toBe('MenuInexistente')
})

test('a read-only role changes none', async () => {
  const { status } = await ask('PUT', '/menus/principal', {
    papel: 'leitura',
    body: { nome: 'M', versao: 1, itens: [] },
  })
  expect(status).toBe(403)
})

function save(body: unknown) {
  return ask('PUT', '/menus/principal', { papel: 'catalogo', body })
}
