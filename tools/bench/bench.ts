import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { connect } from '#platform/database/connect.ts'
import { startEmbedded } from '#platform/database/embedded/embedded.ts'
import { refreshVocabulary } from '#platform/search/text/refresh-vocabulary.ts'
import { prepareDatabase } from '../counterparts/shop-account.ts'
import { shopEnvironment } from '../counterparts/shop-environment.ts'
import { startProviders } from '../counterparts/start-providers.ts'
import { cartChanges } from './carts.ts'
import { generateProducts } from './generate-products.ts'
import { type Change, type Load, load } from './load.ts'
import { orderChanges } from './orders.ts'
import { pageWeight } from './page-weight.ts'
import { pinGenerator, quiet, residentBytes, type Served, serve, serveShop } from './processes.ts'
import { kilobytes, type Row, ratio, report } from './report.ts'
import { type Target, targets } from './targets.ts'

const DOCUMENT = fileURLToPath(new URL('../../docs/performance.md', import.meta.url))

const LIMITS = { residentBytes: 300_000_000, javascript: 145_000, html: 30_000 }

/**
 * Warm-up until the engine has optimised the code: a shop runs for weeks, and a new one is fast after a thousand
 * requests.
 */
const WARM_UP_S = 5

const API_HEADERS = { 'app-token': 'loja-virtual' }

const { values: options } = parseArgs({
  options: {
    products: { type: 'string' },
    seconds: { type: 'string', default: '4' },
    only: { type: 'string' },
  },
})
const generated = options.products ? Number(options.products) : 0
const seconds = Number(options.seconds)

const folder = await mkdtemp(join(tmpdir(), 'lira-bench-'))
const database = await startEmbedded(join(folder, 'postgres'))
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
  const environment = {
    DATABASE_URL: database.url,
    DATA_DIR: folder,
    PORT: '0',
    LOG_LEVEL: 'warn',
    ...shopEnvironment(psp),
  }
  let shop = await serveShop(environment)
  if (generated > 0) {
    await shop.stop()
    await fill(generated)
    shop = await serveShop(environment)
  }
  const bare = await serve('tools/bench/bare-server.ts', [])
  pinGenerator()
  try {
    console.log('Waiting until the pictures of popular products are generated …')
    await quiet(shop.pid)
    await measure(shop, bare)
  } finally {
    await bare.stop()
    await shop.stop()
  }
}

async function fill(products: number) {
  const connection = connect(database.url, 4)
  console.log(`Generating ${products.toLocaleString('en')} products …`)
  await generateProducts(connection.pool, products)
  await refreshVocabulary(connection.db)
  await connection.close()
}

async function measure(shop: Served, bare: Served) {
  const products = await showcase(shop.url)
  const connection = connect(database.url, 2)
  const pages = {
    listing: '/cordas',
    product: products[0]?.url ?? '/',
    search: 'corda',
    cart: await cartChanges(shop.url, API_HEADERS, twoSingleSkuProducts(products)),
    order: await orderChanges(shop.url, connection.pool, twelveProducts(products)),
  }
  await connection.close()
  const rows: Row[] = []
  for (const target of targets(pages).filter(({ name }) => name.includes(options.only ?? ''))) {
    const row = await measureTarget(shop, bare, target)
    rows.push(row)
    console.log(
      `${target.name} (${target.kind}): p50 ${row.one.p50.toFixed(2)} ms, ${ratio(row.many, row.bareMany)} of bare`,
    )
  }

  // After the load: memory of sixteen parallel renderings is released once they are over.
  await quiet(shop.pid)
  const resident = await residentBytes(shop.pid)
  const weight = await pageWeight(shop.url + pages.product)
  const text = report(
    rows,
    [
      figure('Resident memory of the app after the load, MB', resident ?? 0, LIMITS.residentBytes, 1_000_000),
      figure('Client JavaScript of the product page, kB gzip', weight.javascript, LIMITS.javascript, 1000),
      figure('HTML of the product page, kB gzip', weight.html, LIMITS.html, 1000),
    ],
    await productCount(),
  )
  console.log(`\n${text}`)
  // A partial run is only printed: the document has whole runs.
  if (options.only === undefined) await writeDocument(text)
}

async function measureTarget(shop: Served, bare: Served, target: Target): Promise<Row> {
  const headers: Record<string, string> = target.kind === 'api' ? API_HEADERS : {}
  const { change } = target
  let n = Date.now() % 1_000_000
  const path = () => target.path.replace('{n}', String(n++))
  const warmUp = { url: shop.url, path, change, headers, connections: 4, seconds: WARM_UP_S }
  await load(warmUp)
  const bytes = await answeredBytes(shop.url + path(), headers, change?.(0))
  const bytePath = () => `/${bytes}`
  const plan = { seconds, headers }
  const one = await load({ ...plan, url: shop.url, path, change, connections: 1 })
  const bareOne = await load({ ...plan, url: bare.url, path: bytePath, connections: 1 })
  const many = await load({ ...plan, url: shop.url, path, change, connections: 16 })
  const bareMany = await load({ ...plan, url: bare.url, path: bytePath, connections: 16 })

  return { target, bytes, one, many, bareOne, bareMany, ...judged(target, one, many, bareMany) }
}

function judged(
  { aim, aimLarge }: Target,
  one: Load,
  many: Load,
  bareMany: Load,
): { aim: string; met: boolean | null } {
  if (generated > 0)
    return aimLarge ? { aim: `p50 ≤ ${aimLarge} ms`, met: one.p50 <= aimLarge } : { aim: '', met: null }
  if (!aim) return { aim: '', met: null }
  if ('p50' in aim) {
    const { p50, perSecond = 0 } = aim
    const also = perSecond > 0 ? `, ≥ ${perSecond} req/s ×16` : ''
    return { aim: `p50 ≤ ${p50} ms${also}`, met: one.p50 <= p50 && many.requestsPerSecond >= perSecond }
  }
  return {
    aim: `≥ ${aim.ratio} of bare`,
    met: many.requestsPerSecond / bareMany.requestsPerSecond >= aim.ratio,
  }
}

function figure(name: string, value: number, limit: number, unit: number) {
  return { name, value: (value / unit).toFixed(1), aim: `≤ ${limit / unit}`, met: value <= limit }
}

async function answeredBytes(
  url: string,
  headers: Record<string, string>,
  change: Change | undefined,
): Promise<number> {
  const response = await fetch(url, {
    ...change,
    headers: { ...headers, ...change?.headers, 'accept-encoding': 'gzip, deflate, br, zstd' },
  })
  const length = response.headers.get('content-length')
  const body = await response.arrayBuffer()
  return length ? Number(length) : body.byteLength
}

type Card = { id: number; url: string; estoque: number; variacoes: number }

async function showcase(url: string): Promise<Card[]> {
  const response = await fetch(`${url}/v2/front/showcase/products/vitrine-1`, { headers: API_HEADERS })
  const { produtos } = (await response.json()) as { produtos: Card[] }
  return produtos
}

function twoSingleSkuProducts(products: Card[]): [number, number] {
  const [first, second] = products.filter(({ estoque, variacoes }) => estoque > 5 && variacoes === 1)
  if (!first || !second) throw new Error('vitrine-1 lacks two products with one SKU in stock')
  return [first.id, second.id]
}

function twelveProducts(products: Card[]): number[] {
  return products
    .filter(({ estoque, variacoes }) => estoque > 0 && variacoes === 1)
    .slice(0, 12)
    .map(({ id }) => id)
}

async function productCount(): Promise<number> {
  const { pool, close } = connect(database.url, 1)
  const { rows } = await pool.query<{ total: number }>('select count(*)::int as total from produtos')
  await close()
  return rows[0]?.total ?? 0
}

/** Writes the newest measurement of its kind to the document, between its two marks. */
async function writeDocument(text: string) {
  const section = generated > 0 ? 'large' : 'demo'
  const document = await readFile(DOCUMENT, 'utf8')
  const between = new RegExp(`(<!-- bench:${section} -->)[\\s\\S]*?(<!-- /bench:${section} -->)`)
  await writeFile(DOCUMENT, document.replace(between, `$1\n${text}\n$2`))
  console.log(`\nWritten to docs/performance.md (${kilobytes(text.length)} kB).`)
}
