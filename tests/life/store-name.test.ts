import { afterAll, beforeAll, expect, test } from 'vitest'
import { DEMO_SETTINGS } from '#demo/content/settings.ts'
import { prepareFixtures, sampleProduct } from '#platform/catalog/catalog.fixtures.ts'
import { saveProduct } from '#platform/catalog/product/editing/save-product.ts'
import { saveSettings } from '#platform/content/settings/save-settings.ts'
import { type TestDatabase, testDatabase } from '../support/database.ts'
import { type Shop, startShop, temporaryFolder } from './shop.ts'

const NAME = 'Casa do Som'

const folder = temporaryFolder()
let database: TestDatabase
let shop: Shop
let address: string
beforeAll(async () => {
  database = await testDatabase()
  await prepareFixtures(database.db)
  await saveProduct(database, sampleProduct('violino'))
  const settings = structuredClone(DEMO_SETTINGS)
  settings.loja.nome = NAME
  settings.loja.razaoSocial = `${NAME} Ltda.`
  settings.loja.redesSociais = []
  settings.seo.title = NAME
  await saveSettings(database, settings)
  shop = startShop({ DATA_DIR: folder.path, DATABASE_URL: database.url, LOG_LEVEL: 'warn' })
  address = await shop.opened
})
afterAll(async () => {
  shop.process.kill('SIGTERM')
  await shop.ended
  await database.close()
  folder.remove()
})

test.each([
  '/',
  '/violino',
  '/cordas',
  '/marcas',
  '/nao-existe/mesmo/aqui',
  '/checkout',
  '/checkout/carrinho',
  '/checkout/acesso',
  '/checkout/cadastro',
  '/checkout/senha',
  '/newsletter',
  '/contato',
  '/sem-conexao',
  '/?liberarAcesso=palavra',
  '/manifest.webmanifest',
])('%s contains the name of a renamed store, and no other', async (path) => {
  const text = await (await fetch(address + path, { headers: { accept: 'text/html' } })).text()

  expect(text).toContain(NAME)
  expect(text).not.toMatch(/\bLira\b/)
})

test.each(['/admin', '/admin/manifest.webmanifest', '/favicon.svg'])(
  '%s contains no store’s name',
  async (path) => {
    expect(await (await fetch(address + path)).text()).not.toMatch(/\bLira\b/)
  },
)
