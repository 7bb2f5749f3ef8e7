import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type pg from 'pg'
import { connect } from '#platform/database/connect.ts'
import { refreshVocabulary } from '#platform/search/text/refresh-vocabulary.ts'
import { staffCookie } from '#tests/support/staff.ts'
import { generateProducts } from './filling/generate-products.ts'
import { quiet, type Served, serveDatabase, serveShop } from './machine/processes.ts'
import { watchMachine } from './machine/watch-machine.ts'
import { measure } from './measure.ts'
import { measureLists } from './measure-lists.ts'
import { catalogueQueries } from './panel-queries.ts'
import { type Cost, growthReport, type Sizes } from './report/growth-report.ts'
import { writeSection } from './report/write-section.ts'
import { readAddresses } from './requests/addresses.ts'
import { catalogueTargets } from './requests/targets.ts'

// Measures the same requests in one shop with few and with many products, by the processor time of shop and database,
// which other work on the machine hardly changes; and what the many take in the database. The document has a table for
// 100,000 and one for 1,000,000 products.

const API_HEADERS = { 'app-token': 'loja-virtual' }

/** Each request of a panel's list is repeated so often, because processor time is counted in hundredths of a second. */
const TIMES = 20

const { values: options } = parseArgs({
  options: {
    few: { type: 'string', default: '1000' },
    products: { type: 'string', default: '100000' },
    seconds: { type: 'string', default: '5' },
    /** A folder that stays. */
    folder: { type: 'string' },
  },
})
const seconds = Number(options.seconds)
const folder = options.folder ?? (await mkdtemp(join(tmpdir(), 'lira-growth-')))
if (existsSync(join(folder, 'postgres'))) throw new Error(`${folder} has a shop already.`)

const database = await serveDatabase(join(folder, 'postgres'))
const environment = { DATABASE_URL: database.url, DATA_DIR: folder, PORT: '0' }
const { db, pool, close } = connect(database.url, 4)
try {
  await (await serveShop(environment)).stop()
  await run()
} finally {
  await close()
  await database.stop()
  if (options.folder === undefined) await rm(folder, { recursive: true, force: true })
}

async function run() {
  await fill(Number(options.few))
  const stopWatching = await watchMachine([process.pid, database.pid])
  const few = await measureShop()
  const machine = await stopWatching()
  const before = await sizes()
  const began = performance.now()
  await fill(Number(options.products))
  const fillSeconds = (performance.now() - began) / 1000
  const after = await sizes()
  const many = await measureShop()

  const text = growthReport({ few, many, before, after, fillSeconds, seconds, machine })
  console.log(`\n${text}`)
  await writeSection(`growth ${Number(options.products)}`, text)
}

async function fill(products: number) {
  console.log(`Generating ${products.toLocaleString('en')} products …`)
  await generateProducts(pool, products)
  await refreshVocabulary(db)
}

async function measureShop(): Promise<Cost[]> {
  const shop = await serveShop(environment)
  try {
    await quiet(shop.pid)
    return [...(await measureRequests(shop)), ...(await measurePanel(shop))]
  } finally {
    await shop.stop()
  }
}

async function measureRequests(shop: Served): Promise<Cost[]> {
  const { listings } = await readAddresses(shop.url, API_HEADERS)
  const paths = await productPaths(pool)
  const half = Math.ceil(paths.length / 2)
  const [warm, measured] = [paths.slice(0, half), paths.slice(half)].map((products) =>
    catalogueTargets({ products, listings, texts: products.map(textOf) }, API_HEADERS),
  )
  const costs: Cost[] = []
  for (const [i, target] of (measured ?? []).entries()) {
    const send = async (requests = target.requests(seconds)) =>
      measure(
        { urls: [shop.url], requests: await requests, connections: 1, seconds },
        { servers: [shop.pid], databases: [database.pid] },
      )
    await send(warm?.[i]?.requests(seconds))
    const { serverMs, databaseMs, p50, errors } = await send()
    if (errors.refused > 0) throw new Error(`${target.name}: ${errors.refused} requests were refused.`)
    costs.push({ name: target.name, p50, processor: serverMs + databaseMs, database: databaseMs })
    console.log(`${target.name}: ${(serverMs + databaseMs).toFixed(2)} ms`)
  }

  return costs
}

async function measurePanel(shop: Served): Promise<Cost[]> {
  const cookie = await staffCookie(db, 'dono', new Date())
  const at = { url: shop.url, cookie, databasePid: database.pid }
  const lists = await measureLists(at, await catalogueQueries(pool), TIMES)

  return lists.flatMap(({ list, queries }) =>
    queries.map(({ query, p50, database }) => ({
      name: `${list} (painel), ${query}`,
      p50,
      processor: null,
      database,
    })),
  )
}

/** Products all over the catalogue, so that neither shop nor database has them in memory. */
async function productPaths(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ path: string }>(
    `select '/' || slug as path from produtos where situacao = 'disponivel' order by md5(id::text) limit 4000`,
  )

  return rows.map(({ path }) => path)
}

/** A text that nobody searched yet: the first words of a product's name, and the number of its series. */
function textOf(path: string): string {
  const words = path.slice(1).split('-')

  return [...words.slice(0, 3), ...words.slice(-1)].join('+')
}

async function sizes(): Promise<Sizes> {
  const { rows } = await pool.query<{ products: number; skus: number; bytes: number }>(
    `select (select count(*)::integer from produtos) as products, (select count(*)::integer from skus) as skus,
       pg_database_size(current_database())::float as bytes`,
  )
  const tables = await pool.query<{ name: string; bytes: number; indexes: number }>(
    `select relname as name, pg_total_relation_size(oid)::float as bytes, pg_indexes_size(oid)::float as indexes
     from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by 2 desc limit 14`,
  )
  const [counted] = rows
  if (!counted) throw new Error('The database has no size.')

  return { ...counted, tables: tables.rows }
}
