import { spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { connect } from '#platform/database/connect.ts'
import { prepareDatabase } from '../counterparts/shop-account.ts'
import { shopEnvironment } from '../counterparts/shop-environment.ts'
import { startProviders } from '../counterparts/start-providers.ts'
import { median } from './browser/median.ts'
import { firstJobsDone } from './machine/first-jobs.ts'
import { quiet, type Served, serveDatabase, serveShop } from './machine/processes.ts'
import { withChildren } from './machine/processor-time.ts'
import { watchMachine } from './machine/watch-machine.ts'
import { type Measurement, measure } from './measure.ts'
import { percent } from './report/figures.ts'
import { writeSection } from './report/write-section.ts'
import { readAddresses } from './requests/addresses.ts'
import { catalogueTargets, type Target, uncachedHome } from './requests/targets.ts'

// How much more two cores answer than one: with two processes that share a port, and with two nodes. Pages that are
// rendered each time cost the generator next to nothing, so that it disturbs neither, wherever it runs.

const CONNECTIONS = 16

const API_HEADERS = { 'app-token': 'loja-virtual' }

/** Odd, for a median. */
const ROUNDS = 5

/** Times as many requests as on one core. */
const AIM = 1.8

/** Share of a core that a generator may take which is no limit. */
const GENERATOR_LIMIT = 0.1

const { values: options } = parseArgs({
  options: {
    seconds: { type: 'string', default: '6' },
    /** Leaves the document as it is. */
    print: { type: 'boolean', default: false },
  },
})
const seconds = Number(options.seconds)

/** Servers that answer together, on these cores with their database. */
type Way = { name: string; servers: readonly Served[]; cores: string }

const folder = await mkdtemp(join(tmpdir(), 'lira-scaling-'))
await mkdir(join(folder, 'files'))
// Moved before each run.
const database = await serveDatabase(join(folder, 'postgres'), null, 4)
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
  const alone = await serveNode(1, 1)
  const beside = await serveNode(2, 1)
  const shared = await serveNode(3, 2)
  const all = [alone, beside, shared]
  try {
    for (const { pid } of all) await quiet(pid)
    const connection = connect(database.url, 1)
    await firstJobsDone(connection.pool)
    await connection.close()
    const stopWatching = await watchMachine([...all.map(({ pid }) => pid), database.pid])
    const ways = [
      { name: 'one process, one core', servers: [alone], cores: '0' },
      { name: 'two processes, two cores', servers: [shared], cores: '0-1' },
      { name: 'two nodes, two cores', servers: [alone, beside], cores: '0-1' },
    ]
    const rows = await measureAll(ways, await uncachedPages(alone.url))
    const { quiet: wasQuiet, others } = await stopWatching()
    await report(rows, { wasQuiet, others })
  } finally {
    for (const shop of all) await shop.stop()
  }
}

/** A node has a port and a folder of its own, and the same database and files as the others. */
function serveNode(number: number, processes: number): Promise<Served> {
  const environment = {
    DATABASE_URL: database.url,
    DATA_DIR: join(folder, `node-${number}`),
    FILES_DIR: join(folder, 'files'),
    PORT: '0',
    WEB_CONCURRENCY: String(processes),
    ...shopEnvironment(psp),
  }

  return serveShop(environment, null)
}

async function uncachedPages(url: string): Promise<Target[]> {
  const addresses = await readAddresses(url, API_HEADERS)
  const pages = catalogueTargets(addresses, API_HEADERS).filter(({ kind }) => kind === 'uncached')

  return [uncachedHome(), ...pages]
}

type Row = { target: Target; runs: Map<Way, Measurement[]> }

async function measureAll(ways: readonly Way[], targets: readonly Target[]): Promise<Row[]> {
  const rows: Row[] = []
  for (const target of targets) {
    const runs = new Map(ways.map((way): [Way, Measurement[]] => [way, []]))
    // A shop runs for weeks: its code is optimised.
    for (const way of ways) await runOf(way, target)
    for (let round = 0; round < ROUNDS; round++)
      for (const [way, results] of runs) {
        const result = await runOf(way, target)
        results.push(result)
        console.log(`${target.name}, ${way.name}: ${Math.round(result.requestsPerSecond)} req/s`)
      }
    rows.push({ target, runs })
  }
  return rows
}

async function runOf({ servers, cores }: Way, target: Target): Promise<Measurement> {
  const pids = servers.map(({ pid }) => pid)
  for (const pid of [...pids, database.pid]) await moveFamily(pid, cores)
  const requests = await target.requests(seconds)
  const urls = servers.map(({ url }) => url)

  return measure(
    { urls, requests, connections: CONNECTIONS, seconds },
    { servers: pids, databases: [database.pid] },
  )
}

/** Moves a process with its threads and children to these cores; its later children start there, too. */
async function moveFamily(pid: number, cores: string) {
  for (const each of await withChildren(pid)) spawnSync('taskset', ['-acp', cores, String(each)])
}

async function report(rows: readonly Row[], { wasQuiet, others }: { wasQuiet: boolean; others: number }) {
  const generator = Math.max(
    ...rows.flatMap(({ runs }) => [...runs.values()].flat().map(({ busy }) => busy.generator)),
  )
  const state = wasQuiet ? 'The machine was quiet' : '**The machine was busy; do not trust these figures**'
  const limit =
    generator <= GENERATOR_LIMIT
      ? 'it was not the limit'
      : '**which is too much to leave the two cores to the shop**'
  const text = [
    `Demonstration store, ${CONNECTIONS} connections, each address once, ${ROUNDS} runs of ${seconds} s in turns, medians; ${cpus().length} cores (${cpus()[0]?.model.trim() ?? 'unknown'}). The database is on the shop's cores. The generator took ${percent(generator)} of a core at most: ${limit}. ${state}: other programs used ${percent(others)} of it.`,
    '',
    `| page | one core: req/s | busy: shop, database | two processes | times | ≥ ${AIM} | busy | two nodes | times | ≥ ${AIM} | busy |`,
    '| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |',
    ...rows.map(tableRow),
  ].join('\n')
  console.log(`\n${text}`)
  if (options.print) return
  await writeSection('scaling', text)
}

function tableRow({ target, runs }: Row): string {
  const [one = [], ...others] = [...runs.values()]
  const alone = perSecond(one)
  const cells = others.flatMap((results) => {
    const times = perSecond(results) / alone
    return [Math.round(perSecond(results)), times.toFixed(2), times >= AIM ? '✓' : '✗', busyOf(results)]
  })

  return `| ${[target.name, Math.round(alone), busyOf(one), ...cells].join(' | ')} |`
}

function perSecond(results: readonly Measurement[]): number {
  return median(results.map(({ requestsPerSecond }) => requestsPerSecond))
}

function busyOf(results: readonly Measurement[]): string {
  const [server, database] = [
    median(results.map(({ busy }) => busy.server)),
    median(results.map(({ busy }) => busy.database)),
  ]

  return `${percent(server)}, ${percent(database)}`
}
