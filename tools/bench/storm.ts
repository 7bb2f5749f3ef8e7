import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import type { Pool } from 'pg'
import { connect } from '#platform/database/connect.ts'
import { prepareDatabase } from '../counterparts/shop-account.ts'
import { shopEnvironment } from '../counterparts/shop-environment.ts'
import { startProviders } from '../counterparts/start-providers.ts'
import { crowd } from '../shopper/crowd.ts'
import { overHttp, placeOrder, type ReadyShopper, readyToPay } from '../shopper/shopper.ts'
import type { Load } from './generator/plan.ts'
import { firstJobsDone } from './machine/first-jobs.ts'
import { quiet, type Served, serveDatabase, serveShop } from './machine/processes.ts'
import { type Measurement, measure } from './measure.ts'
import { writeSection } from './report/write-section.ts'
import { readAddresses } from './requests/addresses.ts'

// A sale: orders sell out one product after the other, while visitors read the listings.

const CONNECTIONS = 16

const { values: options } = parseArgs({
  options: {
    /** Orders a minute. */
    orders: { type: 'string', default: '1000' },
    seconds: { type: 'string', default: '60' },
    /** Leaves the document as it is. */
    print: { type: 'boolean', default: false },
  },
})
const seconds = Number(options.seconds)
const interval = 60_000 / Number(options.orders)
const total = Math.ceil((seconds * 1000) / interval)

/** Products that sell out at the same time, each at another stock. */
const SELLING_AT_ONCE = 8

const folder = await mkdtemp(join(tmpdir(), 'lira-storm-'))
const database = await serveDatabase(join(folder, 'postgres'))
const psp = await startProviders()
await prepareDatabase(database.url)
try {
  await run()
} finally {
  await psp.close()
  await database.stop()
  await rm(folder, { recursive: true, force: true })
}

async function run() {
  const environment = { DATABASE_URL: database.url, DATA_DIR: folder, PORT: '0', ...shopEnvironment(psp) }
  const shop = await serveShop(environment)
  const connection = connect(database.url, 2)
  try {
    // A new shop generates its picture sizes, for minutes.
    await quiet(shop.pid)
    await firstJobsDone(connection.pool)
    const { listings } = await readAddresses(shop.url, { 'app-token': 'loja-virtual' })
    const shoppers = await readyShoppers(shop.url, connection.pool)
    await visit(shop, listings, 5)
    const rows = [row('before', await visited(shop, () => visit(shop, listings, seconds)))]
    const selling = sell(shop.url, shoppers)
    rows.push(row('during the sale', await visited(shop, () => visit(shop, listings, seconds))))
    await report(rows, await selling)
  } finally {
    await connection.close()
    await shop.stop()
  }
}

/**
 * Shoppers in the order in which they buy, each with one unit in the cart. Together they sell out every product of the
 * sale, some at a time: cards show the last units, so that listings change all the while.
 */
async function readyShoppers(url: string, pool: Pool): Promise<ReadyShopper[]> {
  const { rows } = await pool.query<{ id_produto: number }>(
    `select id_produto from skus join produtos p on p.id = id_produto where p.situacao = 'disponivel'
     group by 1 having count(*) = 1 and min(estoque) > 0 order by 1 limit $1`,
    [total],
  )
  const products = rows.map(({ id_produto: id }) => id)
  const units = Math.ceil(total / products.length)
  await pool.query('update skus set estoque = $2 where id_produto = any($1)', [products, units])
  const ask = overHttp(url)
  const sales: { at: number; shopper: ReadyShopper }[] = []
  for (const [n, idProduto] of products.entries()) {
    const first = await readyToPay(ask, n, { itens: [{ idProduto, quantidade: 1 }] })
    for (const [unit, shopper] of (await crowd(pool, units, first)).entries())
      sales.push({ at: unit + (n * units) / SELLING_AT_ONCE, shopper })
  }

  return sales
    .sort((a, b) => a.at - b.at)
    .slice(0, total)
    .map(({ shopper }) => shopper)
}

/** Places the orders one after the other at a fixed rate, whether the previous ones are done or not. */
async function sell(
  url: string,
  shoppers: readonly ReadyShopper[],
): Promise<{ placed: number; p95: number }> {
  const ask = overHttp(url)
  const begun: Promise<{ milliseconds: number; status: number }>[] = []
  const start = performance.now()
  for (const [n, shopper] of shoppers.entries()) {
    await sleep(Math.max(0, start + n * interval - performance.now()))
    const began = performance.now()
    begun.push(
      placeOrder(ask, shopper, 'pedido').then(
        ({ status }) => ({ milliseconds: performance.now() - began, status }),
        () => ({ milliseconds: Number.POSITIVE_INFINITY, status: 0 }),
      ),
    )
  }
  const orders = await Promise.all(begun)
  const times = orders.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b)

  return {
    placed: orders.filter(({ status }) => status === 201).length,
    p95: times[Math.floor((times.length - 1) * 0.95)] ?? Number.NaN,
  }
}

function visit(shop: Served, listings: readonly string[], duration: number): Promise<Measurement> {
  const requests = { path: '{1}', rows: listings.map((listing) => [listing]) }

  return measure(
    { urls: [shop.url], requests, connections: CONNECTIONS, seconds: duration },
    { servers: [shop.pid], databases: [database.pid] },
  )
}

type Visited = { result: Load; events: Record<string, number> }

/** Measures, and counts what the page cache did meanwhile. */
async function visited(shop: Served, work: () => Promise<Measurement>): Promise<Visited> {
  const before = await cacheEvents(shop.url)
  const result = await work()
  const after = await cacheEvents(shop.url)
  const events = Object.fromEntries(
    Object.entries(after).map(([event, count]) => [event, count - (before[event] ?? 0)]),
  )

  return { result, events }
}

async function cacheEvents(url: string): Promise<Record<string, number>> {
  const metrics = await (await fetch(`${url}/metrics`)).text()
  const lines = metrics.matchAll(/^page_cache_events_total\{event="(\w+)"\} (\d+)/gm)

  return Object.fromEntries([...lines].map(([, event = '', count]) => [event, Number(count)]))
}

function row(name: string, { result, events }: Visited): string {
  const { requestsPerSecond, p50, p99, p999, errors } = result
  const times = [p50, p99, p999].map((each) => each.toFixed(2))
  const failed = errors.refused + errors.timeouts + errors.broken
  const counts = ['outdated', 'misses', 'shared'].map((event) => (events[event] ?? 0).toLocaleString('en'))

  return `| ${[name, Math.round(requestsPerSecond).toLocaleString('en'), ...times, failed, ...counts].join(' | ')} |`
}

async function report(rows: string[], { placed, p95 }: { placed: number; p95: number }) {
  const text = [
    `${total.toLocaleString('en')} orders in ${seconds} s, of which ${placed.toLocaleString('en')} were placed (p95 ${Math.round(p95)} ms), while ${CONNECTIONS} connections request the main listings; a load of ${(loadavg()[0] ?? 0).toFixed(1)} at the end.`,
    '',
    '| listings | req/s | p50 ms | p99 ms | p99.9 ms | errors | outdated | rendered | waited for another rendering |',
    '| --- | --- | --- | --- | --- | --- | --- | --- | --- |',
    ...rows,
  ].join('\n')
  console.log(`\n${text}`)
  if (options.print) return
  await writeSection('storm', text)
}
