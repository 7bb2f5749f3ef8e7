import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DEMO_SETTINGS } from '#demo/content/settings.ts'
import { prepareFixtures, sampleProduct, sampleSku } from '#platform/catalog/catalog.fixtures.ts'
import { saveProduct } from '#platform/catalog/product/editing/save-product.ts'
import { saveSettings } from '#platform/content/settings/save-settings.ts'
import { connect } from '#platform/database/connect.ts'
import { migrate } from '#platform/database/migrate.ts'
import { startS3 } from '#tools/counterparts/s3/start-s3.ts'
import { type Shop, startShop, temporaryFolder } from '../life/shop.ts'
import { POSTGRES, startReplicated } from './postgres.ts'
import { freePort } from './programs.ts'
import { startVarnish, VARNISH } from './varnish.ts'

const PRODUCTS = 12

const missing = [VARNISH ? '' : 'Varnish with xkey', POSTGRES ? '' : 'PostgreSQL'].filter(Boolean)

if (missing.length > 0) console.log(`SKIPPED: not installed: ${missing.join(', ')}.`)

describe.skipIf(missing.length > 0)('two nodes of two processes, Varnish, a replica and a bucket', () => {
  const folders = [temporaryFolder(), temporaryFolder(), temporaryFolder(), temporaryFolder()]
  const [first = '', second = '', database = '', cache = ''] = folders.map(({ path }) => path)
  let servers: Awaited<ReturnType<typeof startReplicated>>
  let store: Awaited<ReturnType<typeof startS3>>
  let varnish: Awaited<ReturnType<typeof startVarnish>>
  let ports: number[]
  let cachePort: number
  let shops: Shop[]

  beforeAll(async () => {
    servers = await startReplicated(database)
    store = await startS3()
    const primary = connect(servers.primary.url, 2)
    await migrate(primary.pool)
    await saveSettings(primary, DEMO_SETTINGS)
    await prepareFixtures(primary.db)
    for (let n = 0; n < PRODUCTS; n++)
      await saveProduct(primary, sampleProduct(`produto-${n}`, { skus: [sampleSku(`P${n}`)] }))
    await primary.close()
    ports = [await freePort(), await freePort()]
    cachePort = await freePort()
    shops = [open(first, ports[0]), open(second, ports[1])]
    await Promise.all(shops.map(({ opened }) => opened))
    varnish = await startVarnish(
      cachePort,
      ports.map((port) => `http://127.0.0.1:${port}`),
      cache,
    )
    while (!(await fetch(varnish.url)).ok) await sleep(200)
  })

  afterAll(async () => {
    for (const { process } of shops) process.kill('SIGTERM')
    await Promise.all(shops.map(({ ended }) => ended))
    await varnish.stop()
    await servers.replica.stop('SIGINT')
    await servers.primary.stop('SIGINT')
    await store.close()
    for (const { remove } of folders) remove()
  })

  test('restarts one node after the other without a failed request', async () => {
    const failures = await whileVisiting(async () => {
      for (const [at, path] of [first, second].entries()) {
        shops[at]?.process.kill('SIGTERM')
        expect(await shops[at]?.ended).toBe(0)
        shops[at] = open(path, ports[at])
        await shops[at]?.opened
        // Until the probes of Varnish have found it.
        await sleep(4_000)
      }
    })

    expect(failures).toEqual([])
  })

  test('the replica’s end fails no request', async () => {
    const failures = await whileVisiting(async () => {
      await servers.replica.stop('SIGINT')
      await sleep(3_000)
    })

    expect(failures).toEqual([])
  })

  test('answers again after a node was killed, and after a restart of the primary', async () => {
    shops[0]?.process.kill('SIGKILL')
    await shops[0]?.ended
    await untilAnswered()
    shops[0] = open(first, ports[0])
    await shops[0]?.opened

    await servers.primary.stop('SIGINT')
    await sleep(1_000)
    servers.primary.stop = (await servers.startPrimary()).stop
    await untilAnswered()
  })

  function open(path: string, port = 0): Shop {
    return startShop({
      DATA_DIR: path,
      PORT: String(port),
      DATABASE_URL: servers.primary.url,
      DATABASE_READ_URL: servers.replica.url,
      WEB_CONCURRENCY: '2',
      TRUST_PROXY: '1',
      DRAIN_WAIT: '5',
      SECRETS_KEY: Buffer.alloc(32, 7).toString('base64'),
      CDN: 'varnish',
      CDN_URL: `http://127.0.0.1:${cachePort}`,
      LOG_LEVEL: 'error',
      ...store.environment,
    })
  }

  /** Requests cached pages, private ones and the API all the while; returns what failed. */
  async function whileVisiting(work: () => Promise<void>): Promise<string[]> {
    const failures: string[] = []
    let done = false
    let count = 0
    const visitors = Array.from({ length: 3 }, async () => {
      while (!done) {
        const address = addressOf(count++)
        const status = await visit(address).catch((error: unknown) => String(error))
        if (status !== 200) failures.push(`${address}: ${status}`)
        await sleep(20)
      }
    })
    await work()
    done = true
    await Promise.all(visitors)
    expect(count).toBeGreaterThan(50)
    return failures
  }

  async function untilAnswered() {
    for (let n = 0; n < 12; ) {
      const status = await visit(addressOf(n)).catch(() => 0)
      if (status === 200) n++
      else await sleep(200)
    }
  }

  async function visit(path: string): Promise<number> {
    const answer = await fetch(varnish.url + path, {
      headers: {
        'app-token': 'loja-virtual',
        'x-forwarded-for': `10.0.${Math.floor(performance.now()) % 250}.9`,
      },
    })
    await answer.arrayBuffer()
    return answer.status
  }
})

function addressOf(n: number): string {
  const own = ['/checkout/carrinho', '/v2/front/checkout/user', '/v2/front/settings', '/cordas']

  return n % 2 === 0 ? `/produto-${n % PRODUCTS}` : (own[((n - 1) / 2) % own.length] ?? '/')
}
