import { createRouterClient } from '@orpc/server'
import { pino } from 'pino'
import type { ServerBuild } from 'react-router'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DEMO_SETTINGS } from '#demo/content/settings.ts'
import { prepareFixtures, sampleProduct } from '#platform/catalog/catalog.fixtures.ts'
import { saveProduct } from '#platform/catalog/product/editing/save-product.ts'
import { ORIGINAL_APPEARANCE } from '#platform/content/appearance/original-appearance.ts'
import { saveSettings } from '#platform/content/settings/save-settings.ts'
import { router } from '#server/api/router.ts'
import { shopAppearance } from '#server/appearance/shop-appearance.ts'
import { createRenderer } from '#server/pages/render.ts'
import { type Shop, startShop, temporaryFolder } from '../life/shop.ts'
import { type TestDatabase, testDatabase } from '../support/database.ts'
import { testContext } from '../support/request-context.ts'
import { rawRequest } from './raw-request.ts'

const folder = temporaryFolder()
let database: TestDatabase
let shop: Shop
let address: string

beforeAll(async () => {
  database = await testDatabase()
  await saveSettings(database, DEMO_SETTINGS)
  shop = startShop({ DATA_DIR: folder.path, DATABASE_URL: database.url, LOG_LEVEL: 'silent' })
  address = await shop.opened
  await prepareFixtures(database.db)
  for (const slug of ['violino', 'viola']) await saveProduct(database, sampleProduct(slug))
  await database.pool.query(
    `insert into grupos_banners (hash, nome, nivel, titulo, descricao) values ('banner-home', 'Abertura', 'home', '', '') on conflict do nothing`,
  )
})

afterAll(async () => {
  shop.process.kill('SIGTERM')
  await shop.ended
  await database.close()
  folder.remove()
})

test('unreadable banners are logged, and the home page goes without', async () => {
  await makeUnreadable('banners')
  const { status, html } = await read('/?dobra=2')

  expect(status).toBe(200)
  expect(html).not.toMatch(/Erro de API|Algo deu errado/)
  for (const hash of ['banner-home', 'banner-about-home', 'banners-categoria-home', 'payment-methods'])
    expect(shop.err()).toContain(`banners ${hash} left out`)
})

test('unreadable related products are an empty list', async () => {
  expect((await read('/violino')).html).toContain('Produtos relacionados')
  await makeUnreadable('relacionados')
  const { status, html } = await read('/viola')

  expect(status).toBe(200)
  expect(html).toContain('Produto viola')
  expect(html).not.toContain('Produtos relacionados')
  expect(shop.err()).toContain('produto-detalhe-relacionados left out')
})

test('any other failure of a page is a 500, in the shop’s design and without technical details', async () => {
  await makeUnreadable('listas')
  const { status, html } = await read('/lista')

  expect(status).toBe(500)
  expect(html).toContain('Algo deu errado do nosso lado')
  expect(html).toContain('Voltar para a página anterior')
  expect(html).toContain('<footer')
  expect(html).not.toMatch(/relation|perdida|select/)
})

test('an unknown middleware is a 500', async () => {
  const build: ServerBuild = await import(new URL('../../build/server/index.js', import.meta.url).href)
  const { root, ...routes } = build.routes
  const unknown = { ...root!, module: { ...root!.module, middleware: [undefined as never] } }
  const render = createRenderer({
    build: { ...build, routes: { ...routes, root: unknown } },
    mode: 'production',
    api: () => createRouterClient(router, { context: testContext(database.db) }),
    storeUrl: 'http://loja.test',
    shop: async () => ({
      storeUrl: 'http://loja.test',
      appToken: '',
      simulationUrl: null,
      nome: 'Loja de Teste',
      situacao: 'aberta',
      debug: false,
      aparencia: shopAppearance({ appearance: ORIGINAL_APPEARANCE, folha: null }, 'Loja de Teste'),
    }),
    sharedHeaders: () => null,
    sources: () => ({ scripts: [], calls: [], pictures: [], frames: [] }),
    logger: pino({ level: 'silent' }),
  })

  expect((await render('/marcas', '', { debug: false, draft: false })).page.status).toBe(500)
})

/** Makes this table unreadable from now on. */
async function makeUnreadable(table: string) {
  await database.pool.query(`alter table ${table} rename to ${table}_perdida`)
}

async function read(path: string) {
  const { status, body } = await rawRequest(address, path, { 'accept-encoding': 'identity' })

  return { status, html: body.toString() }
}
