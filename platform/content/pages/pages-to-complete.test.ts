import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PageInList } from '#contract/content/pages.ts'
import { DEMO_SETTINGS } from '#demo/content/settings.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { testContext } from '#tests/support/request-context.ts'
import { staffContext, testAdminApi } from '#tests/support/staff.ts'
import { pagesToComplete } from './pages-to-complete.ts'
import { savePage } from './save-page.ts'

type Answer = { itens: PageInList[]; html: string; faltas: unknown; code: string }

let database: TestDatabase
let ask: ReturnType<typeof testAdminApi<Answer>>
beforeAll(async () => {
  database = await testDatabase()
  ask = testAdminApi<Answer>(database.db)
  await savePage(database, { slug: 'inteira', titulo: 'Inteira', html: '<p>A {{loja.nome}}.</p>' })
  await savePage(database, {
    slug: 'falta',
    titulo: 'Falta',
    html: '<p>CNPJ {{loja.cnpj}}</p><p>[Preencha: a história]</p>',
  })
})
afterAll(() => database.close())

test('lists the pages that lack something, with what the settings or the page itself leave open', async () => {
  const settings = { ...DEMO_SETTINGS, loja: { ...DEMO_SETTINGS.loja, cnpj: '' } }
  const story = { texto: 'a história', onde: 'pagina' }

  expect(await pagesToComplete(await staffContext(database.db, 'leitura', { settings }))).toMatchObject([
    { slug: 'falta', faltas: [{ texto: 'CNPJ', onde: 'configuracoes' }, story] },
  ])
  expect(await pagesToComplete(await staffContext(database.db, 'leitura'))).toMatchObject([
    { slug: 'falta', faltas: [story] },
  ])
  await expect(pagesToComplete(testContext(database.db))).rejects.toMatchObject({ code: 'EntradaNecessaria' })
})

test('the list of pages and the preview say what is missing, and the preview shows the page as the shop does', async () => {
  const { body: list } = await ask('GET', '/pages', { papel: 'leitura' })
  expect(list.itens.map(({ slug, faltas }) => [slug, faltas.length])).toEqual([
    ['falta', 1],
    ['inteira', 0],
  ])

  const blocos = [
    { id: 'a', tipo: 'texto', html: '<p>Fale com {{loja.email}}</p><p>[Preencha: o prazo]</p>' },
  ]
  const { body: preview } = await ask('POST', '/page-preview', { papel: 'leitura', body: { blocos } })
  expect(preview).toEqual({
    html: '<p>Fale com <a href="mailto:atendimento@lira.example">atendimento@lira.example</a></p>',
    faltas: [{ texto: 'o prazo', onde: 'pagina' }],
  })
})
