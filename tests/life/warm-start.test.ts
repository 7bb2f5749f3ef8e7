import { afterAll, beforeAll, expect, test } from 'vitest'
import { DEMO_SETTINGS } from '#demo/content/settings.ts'
import { prepareFixtures, sampleProduct } from '#platform/catalog/catalog.fixtures.ts'
import { saveProduct } from '#platform/catalog/product/editing/save-product.ts'
import { saveSettings } from '#platform/content/settings/save-settings.ts'
import { rawRequest } from '../pages/raw-request.ts'
import { type TestDatabase, testDatabase } from '../support/database.ts'
import { startShop, temporaryFolder } from './shop.ts'

const TIMEOUT = { timeout: 30_000 }

const PHONE = { 'user-agent': 'Mozilla/5.0 (Linux; Android 14) Mobile' }

const folder = temporaryFolder()
let database: TestDatabase

beforeAll(async () => {
  database = await testDatabase()
  await saveSettings(database, DEMO_SETTINGS)
  await prepareFixtures(database.db)
  await saveProduct(database, sampleProduct('corda'))
})
afterAll(async () => {
  await database.close()
  folder.remove()
})

test('a restarted shop answers the most requested pages from its cache', { tags: 'long' }, async () => {
  await withShop(async (node) => {
    expect(await counted(node, 'page_warmings_total{ready="before"}')).toBe(0)
    for (let n = 0; n < 5; n++) await rawRequest(node, '/corda', { session: 'S'.repeat(43) })
    for (let n = 0; n < 3; n++) await rawRequest(node, '/cordas', PHONE)
    for (let n = 0; n < 2; n++) await rawRequest(node, '/busca?q=ana+maria')
    for (let n = 0; n < 2; n++) await rawRequest(node, '/pagina/ausente')
    for (let n = 0; n < 2; n++) await rawRequest(node, '/minha-conta')
  })

  const { rows } = await database.pool.query('select * from paginas_pedidas order by caminho')
  expect(rows).toEqual([
    { caminho: '/corda', aparelho: '1366-webp', pedidos: 5, em: expect.any(Date) },
    { caminho: '/cordas', aparelho: '360-webp', pedidos: 3, em: expect.any(Date) },
  ])

  await withShop(async (node) => {
    const warmed = async () =>
      (await counted(node, 'page_warmings_total{ready="before"}')) +
      (await counted(node, 'page_warmings_total{ready="after"}'))
    // On a busy machine, some are rendered after the shop is ready.
    await expect.poll(warmed, TIMEOUT).toBe(2)
    const answers = [await rawRequest(node, '/corda'), await rawRequest(node, '/cordas', PHONE)]

    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await counted(node, 'page_cache_events_total{event="hits"}')).toBe(2)
    expect(await counted(node, 'page_cache_events_total{event="misses"}')).toBe(2)
  })
})

async function withShop(use: (node: string) => Promise<void>) {
  const shop = startShop({ DATA_DIR: folder.path, DATABASE_URL: database.url, LOG_LEVEL: 'silent' })
  try {
    await use(await shop.opened)
  } finally {
    shop.process.kill('SIGTERM')
    await shop.ended
  }
}

async function counted(node: string, metric: string): Promise<number> {
  const metrics = String((await rawRequest(node, '/metrics')).body)
  const line = metrics.split('\n').find((each) => each.startsWith(metric))

  return Number(line?.split(' ').at(-1))
}
