import { cpus, totalmem } from 'node:os'
import { GENERATOR } from '../generator/load.ts'
import type { Cores } from '../machine/cores.ts'
import type { MachineLoad } from '../machine/watch-machine.ts'
import type { Measurement } from '../measure.ts'
import type { Aim, Target } from '../requests/targets.ts'
import { cells, change, count, errorText, head, kilobytes, mark, megabytes, ms, percent } from './figures.ts'
import { type PeerRow, peerTable } from './peer-table.ts'
import type { StoredRun } from './stored-run.ts'

/** Requests per second that a bare server reaches at 16 connections, on a machine whose figures mean something. */
const BARE_MINIMUM = 40_000

/** Share of its core from which on the generator may be the limit. */
const GENERATOR_LIMIT = 0.95

/** Resident memory of the shop at rest. */
const MEMORY_LIMIT = 300_000_000

/** A target at a number of connections; `bare` is the bare server's run for a cached page. */
export type Row = {
  name: string
  kind: Target['kind']
  connections: number
  bytes: number
  result: Measurement
  bare: Measurement | null
  aim: Aim
}

export type ReportInput = {
  rows: readonly Row[]
  peers: readonly PeerRow[]
  /** The run to compare with. */
  before: StoredRun | undefined
  machine: MachineLoad
  /** Of the shop after the load, in bytes. */
  memory: { now: number; highest: number }
  loggedBytes: number
  cores: Cores | null
  /** Of each node. */
  processes: number
  nodes: number
  products: number
  /** Duration of each run. */
  seconds: number
}

const HEADS = [
  ['what', 'how', 'kB', 'connections', 'req/s', 'of bare', 'p50 ms', 'p99 ms', 'p99.9 ms', 'errors'],
  ['shop ms', 'database ms', 'busy: shop, database, generator', 'MB', 'aim', '', 'change of req/s, shop ms'],
].flat()

const KINDS = { cached: 'page, cached', uncached: 'page, uncached', api: 'API' }

/** The measurement as Markdown, for the terminal and for `docs/performance.md`. */
export function report(input: ReportInput): string {
  const { rows, peers, before } = input
  const table = [head(HEADS), ...rows.map((row) => tableRow(row, before))].join('\n')

  return [
    setUp(input),
    machineLine(input.machine),
    generatorLine(rows),
    comparisonLine(rows, before),
    table,
    memoryLine(input),
    ...(peers.length > 0 ? [peerTable(peers, rows)] : []),
  ].join('\n\n')
}

/** What later runs are compared with. */
export function toStoredRun({ rows, machine, memory }: ReportInput): StoredRun {
  return {
    date: new Date().toISOString().slice(0, 10),
    processor: processor(),
    quiet: machine.quiet,
    residentBytes: memory.now,
    rows: rows.map(({ name, kind, connections, result, bare }) => ({
      name,
      kind,
      connections,
      requestsPerSecond: round(result.requestsPerSecond),
      p50: round(result.p50),
      p99: round(result.p99),
      serverMs: round(result.serverMs),
      bare: bare && round(bare.requestsPerSecond),
    })),
  }
}

/** A row in one line. */
export function summary(row: Row): string {
  const { requestsPerSecond, p50, p99, errors } = row.result
  const share = row.bare ? `, ${shareOfBare(row)} of bare` : ''

  return `${row.name} (${row.kind}) ×${row.connections}: ${count(requestsPerSecond)} req/s${share}, p50 ${ms(p50)}, p99 ${ms(p99)} ms, errors ${errorText(errors)}`
}

function setUp({ products, seconds, loggedBytes, cores, processes, nodes }: ReportInput): string {
  const where = cores
    ? `shop and database on core ${cores.server}, the generator (${GENERATOR}) on core ${cores.generator}`
    : `shop, database and generator (${GENERATOR}) share them`

  return `${products.toLocaleString('en')} products, Node ${process.versions.node}, ${cpus().length} cores (${processor()}), ${memoryOfMachine()}: ${where}. Each run takes ${seconds} s. The shop is started as by \`npm start\`${several(processes, nodes)}; it logged ${Math.round(loggedBytes / 1e6)} MB.`
}

function several(processes: number, nodes: number): string {
  return processes * nodes === 1 ? '' : `, as ${nodes} node(s) of ${processes} process(es)`
}

/** V8 sizes its heap by it: a container's limit, if there is one. */
function memoryOfMachine(): string {
  const bytes = Math.min(totalmem(), process.constrainedMemory() || Infinity)

  return `${(bytes / 2 ** 30).toFixed(1)} GB of memory`
}

function machineLine({ loadBefore, others, stolen, quiet }: MachineLoad): string {
  const state = quiet ? 'The machine was quiet' : '**The machine was busy; do not trust these figures**'

  return `${state}: a load of ${loadBefore.toFixed(1)} before; meanwhile, other programs used ${percent(others)} of it, and its host took ${percent(stolen)}.`
}

function generatorLine(rows: readonly Row[]): string {
  const busiest = Math.max(...rows.map(({ result }) => result.busy.generator))
  const free = `while the shop was measured, the generator was busy for ${percent(busiest)} of the time at most`
  const slowest = slowestBare(rows)
  if (!slowest) return `No cached page was measured; ${free}.`

  const { requestsPerSecond, busy } = slowest
  const proof = `a bare server that sends as many bytes answered ${count(requestsPerSecond)} requests a second or more at 16 connections, with the server busy for ${percent(busy.server)} and the generator for ${percent(busy.generator)} of the time; ${free}.`
  if (requestsPerSecond < BARE_MINIMUM)
    return `**The machine is too weak or too busy for these figures to be compared**: ${proof} A bare server should reach ${count(BARE_MINIMUM)}.`
  if (busiest > GENERATOR_LIMIT) return `**The generator was the limit of some runs**: ${proof}`
  return `The generator was not the limit: ${proof}`
}

function slowestBare(rows: readonly Row[]): Measurement | undefined {
  const bare = rows.flatMap((row) => (row.bare && row.connections === 16 ? [row.bare] : []))

  return bare.toSorted((a, b) => a.requestsPerSecond - b.requestsPerSecond)[0]
}

function comparisonLine(rows: readonly Row[], before: StoredRun | undefined): string {
  if (!before) return 'No earlier run is stored to compare with (`--keep` stores one).'
  const bare = before.rows.flatMap((row) => (row.bare !== null && row.connections === 16 ? [row.bare] : []))
  const now = slowestBare(rows)?.requestsPerSecond
  const speed = now === undefined ? '' : ` (now ${count(now)})`
  const state = before.quiet ? 'quiet' : 'busy'

  return `Compared with the run of ${before.date}, on a ${state} machine (${before.processor}), whose bare server answered ${count(Math.min(...bare))} requests a second or more at 16 connections${speed}.`
}

function memoryLine({ memory: { now, highest }, before }: ReportInput): string {
  const earlier = before ? `, ${megabytes(before.residentBytes)} in the earlier run` : ''

  return `Resident memory of the shop after the load: ${megabytes(now)} MB (≤ ${megabytes(MEMORY_LIMIT)}: ${mark(now <= MEMORY_LIMIT)}), ${megabytes(highest)} at its highest${earlier}.`
}

function tableRow(row: Row, before: StoredRun | undefined): string {
  const { requestsPerSecond, p50, p99, p999, errors, serverMs, databaseMs, busy, residentBytes } = row.result

  return cells([
    row.name,
    KINDS[row.kind],
    kilobytes(row.bytes),
    String(row.connections),
    count(requestsPerSecond),
    shareOfBare(row),
    ms(p50),
    ms(p99),
    ms(p999),
    errorText(errors),
    ms(serverMs),
    ms(databaseMs),
    [busy.server, busy.database, busy.generator].map(percent).join(', '),
    megabytes(residentBytes),
    aimText(row.aim),
    Object.keys(row.aim).length > 0 ? mark(isMet(row)) : '',
    changeText(row, before),
  ])
}

function changeText({ name, kind, connections, result }: Row, before: StoredRun | undefined): string {
  const earlier = before?.rows.find(
    (row) => row.name === name && row.kind === kind && row.connections === connections,
  )
  if (!earlier) return ''

  return `${change(result.requestsPerSecond, earlier.requestsPerSecond)}, ${change(result.serverMs, earlier.serverMs)}`
}

function aimText({ p50, p99, perSecond, share }: Aim): string {
  return [
    ...(share === undefined ? [] : [`≥ ${share} of bare`]),
    ...(perSecond === undefined ? [] : [`≥ ${count(perSecond)} req/s`]),
    ...(p50 === undefined ? [] : [`p50 ≤ ${p50}`]),
    ...(p99 === undefined ? [] : [`p99 ≤ ${p99}`]),
  ].join(', ')
}

function isMet({ aim, result, bare }: Row): boolean {
  const { p50 = Number.POSITIVE_INFINITY, p99 = Number.POSITIVE_INFINITY, perSecond = 0, share = 0 } = aim
  const needed = Math.max(perSecond, share * (bare?.requestsPerSecond ?? 0))

  return result.p50 <= p50 && result.p99 <= p99 && result.requestsPerSecond >= needed
}

function shareOfBare({ result, bare }: Row): string {
  return bare ? (result.requestsPerSecond / bare.requestsPerSecond).toFixed(2) : ''
}

function processor(): string {
  return cpus()[0]?.model.trim() ?? '?'
}

function round(value: number): number {
  return Number(value.toPrecision(4))
}
