import { OpenAPIHandler } from '@orpc/openapi/fetch'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DEMO_SETTINGS } from '#demo/content/settings.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { testContext } from '#tests/support/request-context.ts'
import { saveBannerGroup } from './banners/save-banner-group.ts'
import { saveMenu } from './menus/save-menu.ts'
import { savePage } from './pages/save-page.ts'
import { savePopup } from './popups/save-popup.ts'
import { contentRoutes } from './routes.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await testDatabase()
  await saveMenu(database, { hash: 'main-menu', nome: 'Menu', itens: [{ label: 'Cordas', link: '/cordas' }] })
  await saveMenu(database, { hash: 'vazio', nome: 'Vazio', itens: [] })
  await saveBannerGroup(database, { hash: 'vazio', nome: 'Vazio', banners: [] })
  await savePage(database, { slug: 'garantia', titulo: 'Garantia', html: '<p>90 dias</p>' })
  await savePopup(database, { nivel: 'home', nome: 'Oi', tempo: 5, titulo: 'Oi', html: '<p>Oi</p>' })
})
afterAll(() => database.close())

test.each([
  ['/struct/menus/main-menu', { menu: [{ label: 'Cordas', rota: '/cordas', sub: [] }] }],
  ['/struct/menus/vazio', { menu: [] }],
  ['/showcase/banners/vazio', { vitrine: { hash: 'vazio' }, banners: [] }],
  ['/struct/popup/home', { data: { tempo: 5, titulo: 'Oi' } }],
  ['/struct/popup/detail', { data: null }],
  ['/url/page?url=/pagina/garantia', { conteudo: { titulo: 'Garantia' }, estrutura: { nivel: 'pagina' } }],
  ['/url/home', { estrutura: { nivel: 'home' } }],
  ['/settings', DEMO_SETTINGS],
  ['/ping', { sucesso: true }],
])('%s answers', async (path, expected) => {
  const { status, body } = await get(path)

  expect(status).toBe(200)
  expect(body).toMatchObject(expected)
})

test.each([
  ['/struct/menus/nenhum', 404, 'MenuInexistente'],
  ['/struct/menus/Com%20Espaço', 400, 'BAD_REQUEST'],
  ['/showcase/banners/nenhum', 404, 'BannerInexistente'],
  ['/showcase/banners/..%2F..', 400, 'BAD_REQUEST'],
  ['/struct/popup/checkout', 400, 'BAD_REQUEST'],
  ['/url/page?url=/pagina/nenhuma', 404, 'PaginaInexistente'],
  ['/url/page?url=garantia', 400, 'BAD_REQUEST'],
  ['/url/page', 400, 'BAD_REQUEST'],
  [`/url/page?url=/${'a'.repeat(600)}`, 400, 'BAD_REQUEST'],
])('%s is refused with %i %s', async (path, status, code) => {
  expect(await get(path)).toMatchObject({ status, body: { code } })
})

const handler = new OpenAPIHandler(contentRoutes)

async function get(path: string): Promise<{ status: number; body: unknown }> {
  const request = new Request(`http://loja/v2/front${path}`)
  const { response } = await handler.handle(request, { context: testContext(database.db) })

  return { status: response?.status ?? 0, body: await response?.json() }
}
