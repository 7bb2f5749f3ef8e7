import { afterAll, beforeAll, expect, test } from 'vitest'
import { DEMO_SETTINGS } from '#demo/content/settings.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { testContext } from '#tests/support/request-context.ts'
import { getMenu } from '../menus/get-menu.ts'
import { ensureBasics } from './ensure-basics.ts'
import { loadSettings } from './load-settings.ts'
import { saveSettings } from './save-settings.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

test("a new store can be shown, and the merchant's later settings stay", async () => {
  await ensureBasics(database)
  expect((await loadSettings(database.db))?.loja.nome).toBe('Minha loja')
  expect((await loadSettings(database.db))?.sistema).toMatchObject({
    listagem: { ipp: 12, order: 'Popularidade' },
    integracoes: { googleAnalytics: '', metaPixel: '' },
    paises: ['US', 'CA'],
  })
  expect(await getMenu(testContext(database.db), { hash: 'main-menu' })).toEqual({ menu: [] })

  await saveSettings(database, DEMO_SETTINGS)
  await ensureBasics(database)
  expect(await loadSettings(database.db)).toEqual(DEMO_SETTINGS)
})

test('nodes that open a new database at the same time create everything once', async () => {
  const empty = await testDatabase()

  await Promise.all(Array.from({ length: 8 }, () => ensureBasics(empty)))

  expect((await loadSettings(empty.db))?.loja.nome).toBe('Minha loja')
  expect(await getMenu(testContext(empty.db), { hash: 'main-menu' })).toEqual({ menu: [] })
  await empty.close()
})
