import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { connect } from '#platform/database/connect.ts'
import { refreshVocabulary } from '#platform/search/text/refresh-vocabulary.ts'
import { prepareDatabase } from '../counterparts/shop-account.ts'
import { shopEnvironment } from '../counterparts/shop-environment.ts'
import { startProviders } from '../counterparts/start-providers.ts'
import { generateProducts } from './filling/generate-products.ts'
import { ACCEPTED, fill, type Requests } from './generator/plan.ts'
import { quiet, residentBytes, type Served, serve, serveDatabase, serveShop } from './machine/processes.ts'
import { watchMachine } from './machine/watch-machine.ts'
import { type Measured, type Measurement, measure } from './measure.ts'
import type { PeerRow } from './report/peer-table.ts'
import { type Row, report, summary, toStoredRun } from './report/report.ts'
import { storedRun, storeRun } from './report/stored-run.ts'
import { readAddresses } from './requests/addresses.ts'
import { cartRequests } from './requests/carts.ts'
import { orderRequests } from './requests/orders.ts'
import { type Peer, parsePeer, peerRequests } from './requests/peers.ts'
import { CONNECTIONS, type Target, targets } from './requests/targets.ts'

// Measures the built shop as `npm start` runs it, beside a bare server that sends as many bytes.

const DOCUMENT = fileURLToPath(new URL('../../docs/performance.md', import.meta.url))

const API_HEADERS = { 'app-token': 'loja-virtual' }

const { values: options } = parseArgs({
  options: {
    /** Generates so many products more. */
    products: { type: 'string', default: '0' },
    /** Duration of each run. */
    seconds: { type: 'string', default: '5' },
    /** Only targets with this in their name; the document does not change. */
    only: { type: 'string' },
    /** Other programs on this machine, as URL=NAME or URL=NAME: TARGET. */
    beside: { type: 'string', multiple: true, default: [] },
    /** Stores the run, for later ones to be compared with. */
    keep: { type: 'boolean', default: false },
  },
})
const generated = Number(options.products)
const seconds = Number(options.seconds)
const section = generated > 0 ? 'large' : 'demo'
const peers = options.beside.map(parsePeer)

const folder = await mkdtemp(join(tmpdir(), 'lira-bench-'))
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
  let shop = await serveShop(environment)
  if (generated > 0) {
    await shop.stop()
    await generate(generated)
    shop = await serveShop(environment)
  }
  const bare = await serve('tools/bench/bare-server.ts')
  try {
    console.log('Waiting until the pictures of popular products are generated …')
    await quiet(shop.pid)
    await measureAll(shop, bare)
  } finally {
    await bare.stop()
    await shop.stop()
  }
}

async function generate(products: number) {
  const connection = connect(database.url, 4)
  console.log(`Generating ${products.toLocaleString('en')} products …`)
  await generateProducts(connection.pool, products)
  await refreshVocabulary(connection.db)
  await connection.close()
}

async function measureAll(shop: Served, bare: Served) {
  const connection = connect(database.url, 2)
  const addresses = await readAddresses(shop.url, API_HEADERS)
  const carts = await cartRequests(shop.url, API_HEADERS, addresses.cart)
  const place = await orderRequests(shop.url, API_HEADERS, connection.pool, addresses.order)
  const stopWatching = await watchMachine([shop.pid, bare.pid, database.pid])

  const rows: Row[] = []
  for (const target of targets(addresses, API_HEADERS, { ...carts, place })) {
    if (!target.name.includes(options.only ?? '')) continue
    for (const row of await measureTarget(shop, bare, target)) {
      rows.push(row)
      console.log(summary(row))
    }
  }

  const peerRows: PeerRow[] = []
  for (const peer of peers) peerRows.push(...(await measurePeer(peer)))

  const machine = await stopWatching()
  // Memory of parallel renderings is released once they are over.
  await quiet(shop.pid)
  const memory = await residentBytes(shop.pid)
  const { rows: counted } = await connection.pool.query('select count(*)::int as total from produtos')
  await connection.close()
  const input = {
    rows,
    peers: peerRows,
    before: await storedRun(section),
    machine,
    memory,
    loggedBytes: await shop.loggedBytes(),
    products: counted[0]?.total ?? 0,
    seconds,
  }
  const text = report(input)
  console.log(`\n${text}`)
  // A partial run is only printed: the document has whole runs.
  if (options.only !== undefined) return
  await writeDocument(text)
  if (options.keep) await storeRun(section, toStoredRun(input))
}

async function measureTarget(shop: Served, bare: Served, target: Target): Promise<Row[]> {
  const { aims, aimsLarge } = target
  const ofShop = { server: shop.pid, database: database.pid }
  const bytes = await answeredBytes(shop.url, await target.requests(1))
  // A shop runs for weeks: its code is optimised, and its caches are filled.
  await measured(shop, ofShop, await target.requests(seconds), 4)

  const rows: Row[] = []
  for (const connections of CONNECTIONS) {
    const result = await measured(shop, ofShop, await target.requests(seconds), connections)
    const ofBare = { server: bare.pid, database: null }
    const beside =
      target.kind === 'cached' ? await measured(bare, ofBare, { path: `/${bytes}` }, connections) : null
    const aim = (generated > 0 ? aimsLarge : aims)?.[connections] ?? {}
    rows.push({ name: target.name, kind: target.kind, connections, bytes, result, bare: beside, aim })
  }
  return rows
}

async function measurePeer(peer: Peer): Promise<PeerRow[]> {
  const unknown = { server: null, database: null }
  const bytes = await answeredBytes(peer.url, peerRequests(peer))
  await measured(peer, unknown, peerRequests(peer), 4)

  const rows: PeerRow[] = []
  for (const connections of CONNECTIONS) {
    const result = await measured(peer, unknown, peerRequests(peer), connections)
    rows.push({ peer, connections, bytes, result })
    console.log(`${peer.name} ${peer.path} ×${connections}: ${Math.round(result.requestsPerSecond)} req/s`)
  }
  return rows
}

function measured(
  { url }: { url: string },
  processes: Measured,
  requests: Requests,
  connections: number,
): Promise<Measurement> {
  return measure({ url, requests, connections, seconds }, processes)
}

/** Bytes of an answer's body as sent. Throws if it is no success: the measured addresses are all of one kind. */
async function answeredBytes(origin: string, { method, path, headers, body, rows = [] }: Requests) {
  const row = rows[0] ?? []
  const filled = Object.entries({ ...ACCEPTED, ...headers }).map(([name, value]) => [
    name,
    fill(value, 0, row),
  ])
  const response = await fetch(origin + fill(path, 0, row), {
    method: method ?? 'GET',
    // An answer elsewhere would not be what is measured.
    redirect: 'manual',
    headers: Object.fromEntries(filled),
    body: body === undefined ? null : fill(body, 0, row),
  })
  const received = (await response.arrayBuffer()).byteLength
  if (!response.ok) throw new Error(`${path} was answered with ${response.status}.`)

  return Number(response.headers.get('content-length') ?? received)
}

/** Writes the newest measurement of its kind to the document, between its two marks. */
async function writeDocument(text: string) {
  const document = await readFile(DOCUMENT, 'utf8')
  const between = new RegExp(`(<!-- bench:${section} -->)[\\s\\S]*?(<!-- /bench:${section} -->)`)
  await writeFile(
    DOCUMENT,
    document.replace(between, (_, begin: string, end: string) => `${begin}\n${text}\n${end}`),
  )
  console.log('\nWritten to docs/performance.md.')
}
