import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DEMO_SETTINGS } from '#demo/content/settings.ts'
import { prepareFixtures, sampleProduct, sampleSku } from '#platform/catalog/catalog.fixtures.ts'
import { setPrice } from '#platform/catalog/prices/set-price.ts'
import { saveProduct } from '#platform/catalog/product/editing/save-product.ts'
import { productTags } from '#platform/catalog/product/product-tags.ts'
import { saveSettings } from '#platform/content/settings/save-settings.ts'
import { invalidateTags } from '#platform/database/invalidate-tags.ts'
import { newSession, overHttp } from '#tools/shopper/shopper.ts'
import { type Shop, startShop, temporaryFolder } from '../life/shop.ts'
import { type TestDatabase, testDatabase } from '../support/database.ts'
import { rawRequest } from './raw-request.ts'

/** Of a busy machine; pages are outdated for ten seconds at most. */
const TIMEOUT = { timeout: 20_000 }

const LISTING = '/cordas/cordas-para-violino'
const PAGES = [LISTING, '/cordas', '/corda', '/busca?q=corda']

const folder = temporaryFolder()
let database: TestDatabase
let shop: Shop
let node: string
let idProduto: number

beforeAll(async () => {
  database = await testDatabase()
  await saveSettings(database, DEMO_SETTINGS)
  await prepareFixtures(database.db)
  const product = sampleProduct('corda', { skus: [sampleSku('CORDA', { precoPor: 11_100 })] })
  idProduto = (await saveProduct(database, product)).id
  shop = startShop({ DATA_DIR: folder.path, DATABASE_URL: database.url, LOG_LEVEL: 'silent' })
  node = await shop.opened
})

afterAll(async () => {
  shop.process.kill('SIGTERM')
  await shop.ended
  await database.close()
  folder.remove()
})

test('a single change is seen at once', async () => {
  await expect.poll(() => body(LISTING), TIMEOUT).toContain('111,00')
  await setPrice(database, { sku: 'CORDA', precoPor: 22_200, precoDe: null })

  for (const path of PAGES) await expect.poll(() => body(path), TIMEOUT).toContain('222,00')
  expect(await counted('page_cache_events_total{event="outdated"}')).toBe(0)
})

test('in a burst, visitors do not wait for pages, and see a new price within seconds; carts at once', async () => {
  const call = overHttp(node)
  const session = newSession()
  await call('POST', '/checkout/cart', { session, body: { itens: [{ idProduto, quantidade: 1 }] } })
  const burst = new AbortController()
  const changes = change(burst.signal)
  try {
    for (const path of PAGES) await expect.poll(() => isOutdated(path), TIMEOUT).toBe(true)
    const before = await waits()
    await setPrice(database, { sku: 'CORDA', precoPor: 33_300, precoDe: null })
    const cart = await call('GET', '/checkout/cart', { session })
    expect(JSON.stringify(cart.body)).toContain('33300')

    for (const path of PAGES) await expect.poll(() => body(path), TIMEOUT).toContain('333,00')
    expect(await counted('page_refreshes_total')).toBeGreaterThan(0)
    // A rendering in progress is not counted as done yet.
    expect((await waits()) - before).toBeLessThanOrEqual(1)
  } finally {
    burst.abort()
    await changes
  }

  for (const path of PAGES) await expect.poll(() => isOutdated(path), TIMEOUT).toBe(false)
})

/** Changes the product many times a second, as a crowd of buyers does. */
async function change(signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await invalidateTags(database.db, await productTags(database.db, [idProduto]))
    await sleep(50)
  }
}

async function isOutdated(path: string): Promise<boolean> {
  const { headers } = await rawRequest(node, path)
  const outdated = String(headers['cache-status']).includes('outdated')
  // No other cache may store such a page.
  if (outdated) expect(headers['cache-control']).toBe('private, max-age=0, must-revalidate')

  return outdated
}

/** Number of renderings that visitors waited for. */
async function waits(): Promise<number> {
  return (await counted('page_cache_events_total{event="misses"}')) - (await counted('page_refreshes_total'))
}

async function body(path: string): Promise<string> {
  return String((await rawRequest(node, path)).body)
}

async function counted(metric: string): Promise<number> {
  const metrics = String((await rawRequest(node, '/metrics')).body)
  const line = metrics.split('\n').find((each) => each.startsWith(metric))

  return Number(line?.split(' ').at(-1))
}
