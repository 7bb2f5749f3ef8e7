import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DEMO_SETTINGS } from '#demo/content/settings.ts'
import { prepareFixtures, sampleProduct, sampleSku } from '#platform/catalog/catalog.fixtures.ts'
import { saveProduct } from '#platform/catalog/product/editing/save-product.ts'
import { saveSettings } from '#platform/content/settings/save-settings.ts'
import { type Shop, startShop, temporaryFolder } from '../life/shop.ts'
import { loggedIn } from '../support/customer.ts'
import { type TestDatabase, testDatabase } from '../support/database.ts'
import { type Shopper, visitMixed } from './mixed-visitors.ts'
import { freePort } from './programs.ts'
import { startVarnish, VARNISH } from './varnish.ts'

const PRODUCTS = 30

const SHOPPERS = 50

/** `npm run test:edge` takes 500,000. */
const RESPONSES = Number(process.env['MIXED_RESPONSES'] ?? 20_000)

/** Samples of the time until a new price is seen, one or two for each product. */
const ROUNDS = 4

const BOUND_MS = 1_000

if (VARNISH === undefined)
  console.log('SKIPPED: Varnish with xkey is not installed (apt install varnish varnish-modules).')

describe.skipIf(VARNISH === undefined)('two nodes of two processes behind Varnish', () => {
  const folders = [temporaryFolder(), temporaryFolder(), temporaryFolder()]
  let database: TestDatabase
  let shops: Shop[]
  let varnish: Awaited<ReturnType<typeof startVarnish>>
  let nodes: string[]

  beforeAll(async () => {
    database = await testDatabase()
    await saveSettings(database, DEMO_SETTINGS)
    await prepareFixtures(database.db)
    for (let n = 0; n < PRODUCTS; n++) await priceProduct(n, 10_000)
    const port = await freePort()
    const [first, second, last] = folders.map(({ path }) => path)
    shops = [first, second].map((path) =>
      startShop({
        DATA_DIR: path ?? '',
        FILES_DIR: first ?? '',
        DATABASE_URL: database.url,
        WEB_CONCURRENCY: '2',
        TRUST_PROXY: '1',
        CDN: 'varnish',
        CDN_URL: `http://127.0.0.1:${port}`,
        LOG_LEVEL: 'warn',
      }),
    )
    nodes = await Promise.all(shops.map(({ opened }) => opened))
    varnish = await startVarnish(port, nodes, last ?? '')
    // Until the probes have found them.
    while (!(await fetch(varnish.url)).ok) await sleep(200)
  })

  afterAll(async () => {
    for (const { process } of shops) process.kill('SIGTERM')
    await Promise.all(shops.map(({ ended }) => ended))
    await varnish.stop()
    await database.close()
    for (const { remove } of folders) remove()
  })

  test('an old price is never seen a second after its change', async () => {
    const delays: number[] = []
    for (let round = 1; round <= ROUNDS; round++) {
      const products = Array.from({ length: PRODUCTS }, (_, n) => n)
      for (const batch of batches(products, 5))
        delays.push(...(await Promise.all(batch.map((n) => lastOldPrice(n, 10_000 + round * 1_000 + n)))))
    }
    delays.sort((a, b) => a - b)
    console.log(`old prices seen for ${delays.map(Math.round).join(' ')} ms after the commit`)

    expect(delays).toHaveLength(ROUNDS * PRODUCTS)
    expect(delays.at(-1)).toBeLessThan(BOUND_MS)
  })

  test('nothing personal is cached', { timeout: 3_600_000 }, async () => {
    const shoppers: Shopper[] = []
    for (let n = 0; n < SHOPPERS; n++) {
      const mark = `zq${String(n).padStart(3, '0')}kx`
      const { token } = await loggedIn(database.db, {
        nomeRazao: `Clara ${mark}`,
        email: `${mark}@example.com`,
      })
      shoppers.push({ mark, token })
    }
    const tally = await visitMixed(varnish.url, shoppers, RESPONSES, ({ responses, hits, personal }) =>
      console.log(`${responses} responses, ${hits} from Varnish, ${personal} personal`),
    )
    console.log(JSON.stringify({ ...tally, wrong: tally.wrong.length }))

    expect(tally.wrong).toEqual([])
    expect(tally.responses).toBeGreaterThanOrEqual(RESPONSES)
    expect(tally.hits / tally.responses).toBeGreaterThan(0.5)
    expect(tally.personal / tally.responses).toBeGreaterThan(0.1)
    expect(tally.sessions).toBeGreaterThan(10)
  })

  test('only the nodes may purge', async () => {
    const purge = (headers: Record<string, string>) =>
      fetch(varnish.url, { method: 'PURGE', headers }).then(({ status }) => status)

    expect(await purge({ xkey: 'tudo' })).toBe(200)
    expect(await purge({ xkey: 'tudo', 'x-forwarded-for': '203.0.113.5' })).toBe(403)
    expect(await purge({})).toBe(403)
  })

  function priceProduct(n: number, precoPor: number) {
    const sku = sampleSku(`P${n}`, { precoPor, estoque: 50 })
    return saveProduct(database, sampleProduct(`produto-${n}`, { skus: [sku] }))
  }

  /** Changes a price to one that no other product has; returns for how many milliseconds after that the old one was still answered. */
  async function lastOldPrice(n: number, price: number): Promise<number> {
    const address = `${varnish.url}/produto-${n}`
    const shown = `${Math.floor(price / 100)},${String(price % 100).padStart(2, '0')}`
    while (!(await fetch(address)).headers.get('cache-status')?.includes('hit')) await sleep(20)
    let [lastOld, old, fresh] = [0, 0, 0]
    let end = Number.POSITIVE_INFINITY
    const watching = (async () => {
      while (performance.now() < end) {
        const sent = performance.now()
        const text = await (await fetch(address)).text()
        if (text.includes(shown)) fresh++
        else [lastOld, old] = [sent, old + 1]
        await sleep(5)
      }
    })()
    while (old === 0) await sleep(10)
    await priceProduct(n, price)
    const changed = performance.now()
    end = changed + 2 * BOUND_MS
    await watching
    expect(Math.min(old, fresh)).toBeGreaterThan(0)

    return Math.max(lastOld - changed, 0)
  }
})

function batches<T>(all: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, n) => all.slice(n * size, (n + 1) * size))
}
