import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MINUTE_MS } from '#domain/time/durations.ts'
import { sampleProduct, sampleSku } from '#platform/catalog/catalog.fixtures.ts'
import { saveProduct } from '#platform/catalog/product/editing/save-product.ts'
import { type Connection, connect } from '#platform/database/connect.ts'
import { saveOriginal } from '#platform/infrastructure/storage/pictures/save-original.ts'
import { s3Storage } from '#platform/infrastructure/storage/s3.ts'
import { startS3 } from '#tools/counterparts/s3/start-s3.ts'
import { prepareDatabase } from '#tools/counterparts/shop-account.ts'
import { shopEnvironment } from '#tools/counterparts/shop-environment.ts'
import { type Providers, startProviders } from '#tools/counterparts/start-providers.ts'
import { audit, unsettled } from '#tools/crash/audit.ts'
import { type ConfirmedOrder, checkOut } from '#tools/crash/checkouts.ts'
import { stockUp } from '#tools/crash/stock-up.ts'
import { type Shop, startShop, temporaryFolder } from '../life/shop.ts'
import { POSTGRES, startReplicated } from './postgres.ts'
import { freePort } from './programs.ts'
import { startVarnish, VARNISH } from './varnish.ts'
import { wrongClock } from './wrong-clock.ts'

const PRODUCTS = 12
const STOCK = 100_000
const PRICE = 10_000

/** A bucket refuses clocks that are fifteen minutes wrong. */
const SHIFT_MS = 10 * MINUTE_MS

const PICTURE = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="2000" height="2000"><rect width="900" height="900"/></svg>',
)

const missing = [VARNISH ? '' : 'Varnish with xkey', POSTGRES ? '' : 'PostgreSQL'].filter(Boolean)

if (missing.length > 0) console.log(`SKIPPED: not installed: ${missing.join(', ')}.`)

describe.skipIf(missing.length > 0)('two nodes of two processes, Varnish, a replica and a bucket', () => {
  const folders = Array.from({ length: 5 }, () => temporaryFolder())
  const [first = '', second = '', database = '', cache = '', charges = ''] = folders.map(({ path }) => path)
  let servers: Awaited<ReturnType<typeof startReplicated>>
  let store: Awaited<ReturnType<typeof startS3>>
  let varnish: Awaited<ReturnType<typeof startVarnish>>
  let psp: Providers
  let primary: Connection
  let picture: string
  let products: number[]
  let ports: number[]
  let cachePort: number
  let shops: Shop[]
  const confirmed: ConfirmedOrder[] = []
  let shoppers = 0

  beforeAll(async () => {
    servers = await startReplicated(database)
    store = await startS3()
    psp = await startProviders({ folder: charges })
    await prepareDatabase(servers.primary.url)
    primary = connect(servers.primary.url, 4)
    products = await stockUp(primary, STOCK)
    picture = await saveOriginal(primary.db, s3Storage(store.settings, 'fotos'), PICTURE)
    for (let n = products.length; n < PRODUCTS; n++)
      await saveProduct(
        primary,
        sampleProduct(`produto-${n}`, {
          midias: [{ arquivo: picture, alt: 'Foto' }],
          skus: [sampleSku(`P${n}`, { precoPor: PRICE, estoque: STOCK })],
        }),
      )
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
    psp.notifyShop(varnish.url)
  })

  afterAll(async () => {
    for (const { process } of shops) process.kill('SIGTERM')
    await Promise.all(shops.map(({ ended }) => ended))
    await varnish.stop()
    await primary.close()
    await servers.replica.stop('SIGINT')
    await servers.primary.stop('SIGINT')
    await store.close()
    await psp.close()
    for (const { remove } of folders) remove()
  })

  test('restarts one node after the other without a failed request', async () => {
    const failures = await whileVisiting(async () => {
      for (const at of shops.keys()) await restart(at)
    })

    expect(failures).toEqual([])
  })

  test('the replica’s end fails no request; back again, it is read again', async () => {
    await untilReplicaIsRead()
    const failures = await whileVisiting(async () => {
      await servers.replica.stop('SIGINT')
      await sleep(3_000)
      Object.assign(servers.replica, await servers.startReplica())
      await untilReplicaIsRead()
    })

    expect(failures).toEqual([])
  })

  test('without its bucket it sells and shows pages; then new sizes of pictures come back', async () => {
    const sizes = ['96.webp', '320.webp', '480.webp', '96.jpg', '320.jpg'].map(
      (size) => `/imagens/${picture}/${size}`,
    )
    const [stored = '', ...others] = sizes
    expect(await visit(stored)).toBe(200)
    const answers: Response[] = []
    const failures = await whileVisiting(async () => {
      store.setAway(true)
      for (const size of others.slice(0, 2)) answers.push(await fetch(varnish.url + size))
      store.setAway(false)
      store.fail(503, Number.POSITIVE_INFINITY)
      answers.push(await fetch(varnish.url + (others[2] ?? '')))
      expect(await visit(stored)).toBe(200)
      store.fail(503, 0)
    })

    expect(failures).toEqual([])
    expect(
      answers.map(({ status, headers }) => [
        status,
        headers.get('cache-control'),
        headers.get('retry-after'),
      ]),
    ).toEqual(answers.map(() => [503, 'private, no-store', '5']))
    for (const size of sizes) expect(await visit(size)).toBe(200)
  })

  test('one of them may have a wrong clock', async () => {
    const failures = await whileVisiting(async () => {
      await restart(1, wrongClock(SHIFT_MS))
      await sellMore(6)
    })
    const { rows } = await primary.pool.query(
      `select count(*)::int as wrong from pedidos
       where abs(extract(epoch from now() - criado_em)) > 300 or expira_em < now() + interval '1 minute'`,
    )

    expect(shops[1]?.out()).toContain('the clock of this machine and of the database differ')
    expect(failures).toEqual([])
    expect(rows).toEqual([{ wrong: 0 }])
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
    await sellMore(4)
    await untilReplicaIsRead()
  })

  test('has lost and doubled no order, sold at the right price, and sent each mail once', async () => {
    // Whatever is paid is known by now, and a notification that comes later would be read later.
    psp.setFaults({ semAvisos: true })
    await sleep(2_000)
    while ((await unsettled(primary.pool)).length > 0 || (await unsentMails()) > 0) await sleep(500)
    const { rows: prices } = await primary.pool.query('select distinct preco_por from pedidos_itens')
    // Its name is that of the job that sends it.
    const mails = [first, second].flatMap((path) => readdirSync(join(path, 'mail')))
    console.log(`${confirmed.length} orders, ${mails.length} mails`)

    expect(await audit(primary, { confirmed, stock: STOCK, folder: charges })).toEqual([])
    expect(prices).toEqual([{ preco_por: PRICE }])
    expect(mails.length).toBeGreaterThanOrEqual(confirmed.length)
    expect(new Set(mails).size).toBe(mails.length)
  })

  async function unsentMails(): Promise<number> {
    const { rowCount } = await primary.pool.query(
      `select from pgboss.job where name = 'orders.send-order-mail' and state <> 'completed'`,
    )
    return rowCount ?? 0
  }

  /** Ends a node in order, and starts it again. */
  async function restart(at: number, clock?: ReturnType<typeof wrongClock>) {
    shops[at]?.process.kill('SIGTERM')
    expect(await shops[at]?.ended).toBe(0)
    shops[at] = open([first, second][at] ?? '', ports[at], clock)
    await shops[at]?.opened
    // Until the probes of Varnish have found it.
    await sleep(4_000)
  }

  function open(path: string, port = 0, clock?: ReturnType<typeof wrongClock>): Shop {
    const environment = {
      ...shopEnvironment(psp),
      DATA_DIR: path,
      PORT: String(port),
      DATABASE_URL: servers.primary.url,
      DATABASE_READ_URL: servers.replica.url,
      WEB_CONCURRENCY: '2',
      TRUST_PROXY: '1',
      DRAIN_WAIT: '5',
      CDN: 'varnish',
      CDN_URL: `http://127.0.0.1:${cachePort}`,
      LOG_LEVEL: clock ? 'warn' : 'error',
      ...store.environment,
      ...clock?.environment,
    }

    return startShop(environment, clock?.flags)
  }

  /** So many shoppers buy, one after the other; whoever gets no answer asks again with the same key. */
  async function sellMore(count: number) {
    const market = {
      shop: varnish.url,
      mercadoPago: psp.mercadoPago.url,
      products,
      onAnswer: () => undefined,
    }
    for (let n = 0; n < count; n++) {
      confirmed.push(await checkOut(market, shoppers++))
      // All of them come from one network, which is limited.
      await sleep(400)
    }
  }

  /** Requests cached pages, private ones and the API, and buys, all the while; returns what failed. */
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
    const buyer = (async () => {
      while (!done) await sellMore(1)
    })()
    await work()
    done = true
    await Promise.all([...visitors, buyer])
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

  /** Until each node has read at the replica. */
  async function untilReplicaIsRead() {
    for (const port of ports) {
      const origin = `http://127.0.0.1:${port}`
      const before = await replicaReads(origin)
      while ((await replicaReads(origin)) <= before) {
        // A text that nobody has searched for yet is in no cache.
        await visit(`/busca?q=corda+${Math.floor(performance.now())}`, origin)
        await sleep(100)
      }
    }
  }

  async function replicaReads(origin: string): Promise<number> {
    const text = await (await fetch(`${origin}/metrics`)).text()
    const counts = [...text.matchAll(/^replica_reads_total\{.*at="replica".*\} (\d+)$/gm)]
    return counts.reduce((sum, [, count]) => sum + Number(count), 0)
  }

  async function visit(path: string, origin = varnish.url): Promise<number> {
    const answer = await fetch(origin + path, {
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
