import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PanelMenu } from '#contract/content/menus.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { testContext } from '#tests/support/request-context.ts'
import { testAdminApi } from '#tests/support/staff.ts'
import { getFooterMenus } from './footer-menus.ts'
import { getMenu } from './get-menu.ts'
import { saveMenu } from './save-menu.ts'

type Answer = PanelMenu & {
  code: string
  mensagens: { mensagem: string }[]
  menus: { hash: string; itens: number }[]
}

let database: TestDatabase
let ask: ReturnType<typeof testAdminApi<Answer>>

beforeAll(async () => {
  database = await testDatabase()
  ask = testAdminApi<Answer>(database.db)
  await saveMenu(database, {
    hash: 'main-menu',
    nome: 'Principal',
    itens: [{ label: 'Cordas', link: '/cordas', sub: [{ label: 'Violino', link: '/cordas/violino' }] }],
  })
})
afterAll(() => database.close())

test('a menu is changed at its version, and shown in the shop', async () => {
  const { body: list } = await ask('GET', '/menus', { papel: 'leitura' })
  expect(list.menus).toContainEqual({
    hash: 'main-menu',
    nome: 'Principal',
    versao: 1,
    itens: 2,
    onde: 'No alto de todas as páginas',
    daLoja: true,
  })
  const { body: menu } = await ask('GET', '/menus/main-menu', { papel: 'leitura' })
  const [cordas] = menu.itens
  const request = {
    nome: menu.nome,
    versao: menu.versao,
    itens: [{ label: 'Arcos', link: '/arcos' }, cordas],
  }
  const outcomes = await Promise.all([save(request), save(request)])

  expect(outcomes.map(({ status }) => status).sort()).toEqual([200, 409])
  const { menu: shown } = await getMenu(testContext(database.db), { hash: 'main-menu' })
  expect(shown.map(({ label, sub }) => [label, sub.length])).toEqual([
    ['Arcos', 0],
    ['Cordas', 1],
  ])
})

test('refuses more than three levels, a link that runs a script, and a menu that no page shows', async () => {
  const { versao } = (await ask('GET', '/menus/main-menu', { papel: 'leitura' })).body
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
  const { status } = await ask('PUT', '/menus/main-menu', {
    papel: 'leitura',
    body: { nome: 'M', versao: 1, itens: [] },
  })
  expect(status).toBe(403)
})

function save(body: unknown) {
  return ask('PUT', '/menus/main-menu', { papel: 'catalogo', body })
}

describe('menus of the merchant', () => {
  test('one is made, filled, and a column of the footer from then on', async () => {
    const { status, body } = await make('Nossas aulas')
    expect([status, body.hash, body.daLoja]).toEqual([200, 'nossas-aulas', false])
    expect((await footer()).map(({ nome }) => nome)).toEqual([])

    const itens = [{ label: 'Violino na {{loja.nome}}', link: '/pagina/aulas' }]
    await ask('PUT', '/menus/nossas-aulas', { papel: 'catalogo', body: { nome: 'Aulas', versao: 1, itens } })

    expect(await footer()).toMatchObject([{ nome: 'Aulas', menu: [{ label: 'Violino na Lira' }] }])
    const context = testContext(database.db)
    await getFooterMenus(context)
    expect(context.noted).toContain('menus')
    expect(context.noted).toContain('menu:nossas-aulas')
  })

  test('of two people who make one of the same name, one is refused', async () => {
    const outcomes = await Promise.all([make('Oficina'), make('oficina')])

    expect(outcomes.map(({ status }) => status).sort()).toEqual([200, 409])
    const refused = outcomes.find(({ status }) => status === 409)
    expect(refused?.body).toMatchObject({ code: 'EnderecoOcupado' })
    expect(refused?.body.mensagens[0]?.mensagem).toMatch(/^Já existe um menu com o nome “[Oo]ficina”/)
  })

  test('a name that another menu has is refused on renaming too, and a renamed menu leaves its name free', async () => {
    const taken = { nome: 'OFICINA', versao: 2, itens: [] }
    expect((await ask('PUT', '/menus/nossas-aulas', { papel: 'catalogo', body: taken })).status).toBe(409)
    expect((await make('Nossas aulas')).body.hash).toBe('nossas-aulas-2')
  })

  test('one is removed; one that the pages read is not, with the reason', async () => {
    expect((await ask('DELETE', '/menus/nossas-aulas', { papel: 'leitura' })).status).toBe(403)
    expect((await ask('DELETE', '/menus/nossas-aulas', { papel: 'catalogo' })).status).toBe(200)
    expect(await footer()).toEqual([])
    expect((await ask('DELETE', '/menus/nossas-aulas', { papel: 'catalogo' })).body.code).toBe(
      'MenuInexistente',
    )

    await saveMenu(database, { hash: 'help-menu', nome: 'Ajuda no rodapé', itens: [] })
    const { status, body } = await ask('DELETE', '/menus/help-menu', { papel: 'dono' })
    expect(status).toBe(422)
    expect(body.mensagens[0]?.mensagem).toContain('Rodapé, coluna “Ajuda”')
  })

  test('the footer takes six; whoever may not edit makes none', async () => {
    expect((await ask('POST', '/menus', { papel: 'leitura', body: { nome: 'X' } })).status).toBe(403)
    expect((await ask('POST', '/menus', { body: { nome: 'X' } })).status).toBe(401)
    for (let i = 0; i < 6; i += 1) await make(`Coluna ${i}`)
    const { status, body } = await make('Mais uma')
    expect([status, body.code]).toEqual([422, 'CadastroInvalido'])
  })
})

function make(nome: string) {
  return ask('POST', '/menus', { papel: 'catalogo', body: { nome } })
}

async function footer() {
  return (await getFooterMenus(testContext(database.db))).menus
}
