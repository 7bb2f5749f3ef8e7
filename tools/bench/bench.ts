import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { connect } from '#platform/database/connect.ts'
import { refreshVocabulary } from '#platform/search/text/refresh-vocabulary.ts'
import { prepareDatabase } from '../counterparts/shop-account.ts'
import { shopEnvironment } from '../counterparts/shop-environment.ts'
import { startProviders } from '../counterparts/start-providers.ts'
import { generateProducts } from './filling/generate-products.ts'
import { ACCEPTED, fill, type Requests } from './generator/plan.ts'
import { coresFor } from './machine/cores.ts'
import { firstJobsDone } from './machine/first-jobs.ts'
import { quiet, residentBytes, type Served, serve, serveDatabase, serveShop } from './machine/processes.ts'
import { watchMachine } from './machine/watch-machine.ts'
import { type Measured, type Measurement, measure } from './measure.ts'
import type { PeerRow } from './report/peer-table.ts'
import { type Row, report, summary, toStoredRun } from './report/report.ts'
import { sectionOf, storedRun, storeRun } from './report/stored-run.ts'
import { writeSection } from './report/write-section.ts'
import { readAddresses } from './requests/addresses.ts'
import { cartRequests } from './requests/carts.ts'
import { orderRequests } from './requests/orders.ts'
import { type Peer, parsePeer, peerRequests } from './requests/peers.ts'
import { CONNECTIONS, type Target, targets } from './requests/targets.ts'

// Measures the built shop as `npm start` runs it, beside a bare server that sends as many bytes.

/** At least one. */
type Nodes = [Served, ...Served[]]

/** Odd, for a median. */
const TURNS = 5

const API_HEADERS = { 'app-token': 'loja-virtual' }

const { values: options } = parseArgs({
  options: {
    /** Generates so many products more. */
    products: { type: 'string', default: '0' },
    /** Processes of the shop that share a port, and nodes that share a database, each on its port. */
    processes: { type: 'string', default: '1' },
    nodes: { type: 'string', default: '1' },
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
const processes = Number(options.processes)
const nodes = Number(options.nodes)
const section = sectionOf({ generated, processes, nodes })
const cores = coresFor(processes * nodes)
const peers = options.beside.map(parsePeer)

const folder = await mkdtemp(join(tmpdir(), 'lira-bench-'))
await mkdir(join(folder, 'files'))
const database = await serveDatabase(join(folder, 'postgres'), cores, processes * nodes)
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
  // The first one creates the tables and loads the demonstration store.
  const started: Nodes = [await serveNode(1)]
  if (generated > 0) {
    await started[0].stop()
    await generate(generated)
    started[0] = await serveNode(1)
  }
  while (started.length < nodes) started.push(await serveNode(started.length + 1))
  const bare: Served[] = []
  while (bare.length < nodes) bare.push(await serveBare())
  try {
    console.log('Waiting until pictures and sounds are generated …')
    for (const { pid } of started) await quiet(pid)
    await soundsComputed()
    await measureAll(started, bare)
  } finally {
    for (const server of [...bare, ...started]) await server.stop()
  }
}

async function soundsComputed() {
  const connection = connect(database.url, 1)
  await firstJobsDone(connection.pool)
  await connection.close()
}

/** A node has a port and a folder of its own, and the same database and files as the others. */
function serveNode(number: number): Promise<Served> {
  const environment = {
    DATABASE_URL: database.url,
    DATA_DIR: join(folder, `node-${number}`),
    FILES_DIR: join(folder, 'files'),
    PORT: '0',
    WEB_CONCURRENCY: String(processes),
    ...shopEnvironment(psp),
  }

  return serveShop(environment, cores)
}

function serveBare(): Promise<Served> {
  return serve('tools/bench/bare-server.ts', { PROCESSES: String(processes) }, cores)
}

async function generate(products: number) {
  const connection = connect(database.url, 4)
  console.log(`Generating ${products.toLocaleString('en')} products …`)
  await generateProducts(connection.pool, products)
  await refreshVocabulary(connection.db)
  await connection.close()
}

async function measureAll(shops: Nodes, bare: Served[]) {
  const [shop] = shops
  const connection = connect(database.url, 2)
  const addresses = await readAddresses(shop.url, API_HEADERS)
  const carts = await cartRequests(shop.url, API_HEADERS, addresses.cart)
  const place = await orderRequests(shop.url, API_HEADERS, connection.pool, addresses.order)
  const stopWatching = await watchMachine([...pidsOf(shops), ...pidsOf(bare), database.pid])

  const rows: Row[] = []
  for (const target of targets(addresses, API_HEADERS, { ...carts, place })) {
    if (!target.name.includes(options.only ?? '')) continue
    for (const row of await measureTarget(shops, bare, target)) {
      rows.push(row)
      console.log(summary(row))
    }
  }

  const peerRows: PeerRow[] = []
  for (const peer of peers) peerRows.push(...(await measurePeer(peer)))

  const machine = await stopWatching()
  // Memory of parallel renderings is released once they are over.
  for (const { pid } of shops) await quiet(pid)
  const memory = await residentBytes(pidsOf(shops))
  const { rows: counted } = await connection.pool.query('select count(*)::int as total from produtos')
  await connection.close()
  const input = {
    rows,
    peers: peerRows,
    before: await storedRun(section),
    machine,
    memory,
    loggedBytes: await loggedBytes(shops),
    cores,
    processes,
    nodes,
    products: counted[0]?.total ?? 0,
    seconds,
  }
  const text = report(input)
  console.log(`\n${text}`)
  // A partial run is only printed: the document has whole runs.
  if (options.only !== undefined) return
  await writeSection(section, text)
  console.log('\nWritten to docs/performance.md.')
  if (options.keep) await storeRun(section, toStoredRun(input))
}

async function measureTarget(shops: Nodes, bare: Served[], target: Target): Promise<Row[]> {
  const { aims, aimsLarge } = target
  const ofShop = { servers: pidsOf(shops), databases: [database.pid] }
  const ofBare = { servers: pidsOf(bare), databases: [] }
  // A shop runs for weeks: its code is optimised, and its caches are filled.
  await measured(shops, ofShop, await target.requests(seconds), 4, seconds)
  // Afterwards, since a page that is asked for often is compressed again, better: the bare server sends as much.
  const bytes = await answeredBytes(shops[0].url, await target.requests(1))

  const rows: Row[] = []
  for (const connections of CONNECTIONS) {
    const turn = async (duration: number) =>
      measured(shops, ofShop, await target.requests(duration), connections, duration)
    const bareTurn = (duration: number) =>
      measured(bare, ofBare, { path: `/${bytes}` }, connections, duration)
    const { result, bare: beside } =
      target.kind === 'cached' ? await inTurns(turn, bareTurn) : { result: await turn(seconds), bare: null }
    const aim = (generated > 0 ? aimsLarge : aims)?.[connections] ?? {}
    rows.push({ name: target.name, kind: target.kind, connections, bytes, result, bare: beside, aim })
  }
  return rows
}

/**
 * Measures shop and bare server in short turns, so that a machine that becomes slower meanwhile slows both, and returns
 * the pair whose share is the median.
 */
async function inTurns(
  ofShop: (duration: number) => Promise<Measurement>,
  ofBare: (duration: number) => Promise<Measurement>,
): Promise<{ result: Measurement; bare: Measurement }> {
  const duration = Math.ceil(seconds / 3)
  const pairs: { result: Measurement; bare: Measurement }[] = []
  while (pairs.length < TURNS) pairs.push({ result: await ofShop(duration), bare: await ofBare(duration) })
  const ordered = pairs.toSorted((a, b) => share(a) - share(b))
  const [median] = ordered.slice((TURNS - 1) / 2)
  if (!median) throw new Error('No turn was measured.')

  return median
}

function share({ result, bare }: { result: Measurement; bare: Measurement }): number {
  return result.requestsPerSecond / bare.requestsPerSecond
}

async function measurePeer(peer: Peer): Promise<PeerRow[]> {
  const unknown = { servers: [], databases: [] }
  const bytes = await answeredBytes(peer.url, peerRequests(peer))
  await measured([peer], unknown, peerRequests(peer), 4, seconds)

  const rows: PeerRow[] = []
  for (const connections of CONNECTIONS) {
    const result = await measured([peer], unknown, peerRequests(peer), connections, seconds)
    rows.push({ peer, connections, bytes, result })
    console.log(`${peer.name} ${peer.path} ×${connections}: ${Math.round(result.requestsPerSecond)} req/s`)
  }
  return rows
}

function measured(
  servers: readonly { url: string }[],
  measuredProcesses: Measured,
  requests: Requests,
  connections: number,
  duration: number,
): Promise<Measurement> {
  const urls = servers.map(({ url }) => url)

  return measure({ urls, requests, connections, seconds: duration }, measuredProcesses)
}

function pidsOf(servers: readonly Served[]): number[] {
  return servers.map(({ pid }) => pid)
}

async function loggedBytes(servers: readonly Served[]): Promise<number> {
  const sizes = await Promise.all(servers.map((server) => server.loggedBytes()))

  return sizes.reduce((sum, each) => sum + each, 0)
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
