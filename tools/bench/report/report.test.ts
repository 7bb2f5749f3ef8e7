import { expect, test } from 'vitest'
import type { MachineLoad } from '../machine/watch-machine.ts'
import type { Measurement } from '../measure.ts'
import { parsePeer } from '../requests/peers.ts'
import { type ReportInput, type Row, report, toStoredRun } from './report.ts'

const QUIET = { loadBefore: 0.1, others: 0.01, stolen: 0, quiet: true }

test('says that the generator was not the limit, and how busy it was', () => {
  const text = written({ bare: measurement(52_000, 0.6), result: measurement(18_000, 0.3) })

  expect(text).toContain('The machine was quiet')
  expect(text).toContain('The generator was not the limit: a bare server')
  expect(text).toContain('52,000 requests a second or more at 16 connections')
  expect(text).toContain('| 18,000 | 0.35 |')
})

test('warns of a bare server below 40,000 requests a second', () => {
  expect(written({ bare: measurement(39_000, 0.6) })).toContain('**The machine is too weak or too busy')
})

test('warns of a generator whose core was full', () => {
  expect(written({ result: measurement(18_000, 0.99) })).toContain('**The generator was the limit')
})

test('warns of a machine that was busy with other work', () => {
  expect(written({}, { ...QUIET, others: 0.4, quiet: false })).toContain('**The machine was busy')
})

test('counts as reached only what is at both bounds of an aim', () => {
  const aim = { share: 0.3, p99: 2 }

  expect(written({ aim })).toContain('| ≥ 0.3 of bare, p99 ≤ 2 | ✓ |')
  expect(written({ aim: { ...aim, p99: 0.5 } })).toContain('✗ |')
  expect(written({ aim: { ...aim, share: 0.4 } })).toContain('✗ |')
})

test('names errors', () => {
  const errors = { refused: 3, timeouts: 1, broken: 0 }

  expect(written({ result: { ...measurement(18_000, 0.3), errors } })).toContain('| 3 refused, 1 late |')
})

test('says what changed since the stored run', () => {
  const before = toStoredRun(input({ result: { ...measurement(9_000, 0.3), serverMs: 0.1 } }))
  const text = report({ ...input({}), before })

  expect(text).toContain('whose bare server answered 52,000 requests a second or more')
  expect(text).toContain('| +100 %, −50 % |')
  expect(written({})).toContain('No earlier run is stored')
})

test('compares a peer with the page that it names, cached or not', () => {
  const result = measurement(100, 0.3)
  const peers = ['http://127.0.0.1:1/=Peer: Início', 'http://127.0.0.1:1/?a={n}=Peer: Início'].map(
    (text) => ({
      peer: parsePeer(text),
      connections: 16,
      bytes: 1000,
      result,
    }),
  )
  const rows = [
    row({ result: measurement(2000, 0.3) }),
    row({ kind: 'uncached', result: measurement(1000, 0.3), bare: null }),
  ]
  const text = report({ ...input({}), rows, peers })

  expect(text).toContain(
    '| / | one address | 1.0 | 16 | 100 | 0.50 | 1.00 | 2.00 | 0 | Início: 2,000 req/s | 20.0 |',
  )
  expect(text).toContain('Início: 1,000 req/s | 10.0 |')
})

function written(changes: Partial<Row>, machine: MachineLoad = QUIET): string {
  return report({ ...input(changes), machine })
}

function input(changes: Partial<Row>): ReportInput {
  return {
    rows: [row(changes)],
    peers: [],
    before: undefined,
    machine: QUIET,
    memory: { now: 200e6, highest: 220e6 },
    loggedBytes: 0,
    cores: null,
    processes: 1,
    nodes: 1,
    products: 393,
    seconds: 5,
  }
}

function row(changes: Partial<Row>): Row {
  return {
    name: 'Início',
    kind: 'cached',
    connections: 16,
    bytes: 20_000,
    result: measurement(18_000, 0.3),
    bare: measurement(52_000, 0.6),
    aim: {},
    ...changes,
  }
}

function measurement(requestsPerSecond: number, generator: number): Measurement {
  return {
    requestsPerSecond,
    p50: 0.5,
    p99: 1,
    p999: 2,
    errors: { refused: 0, timeouts: 0, broken: 0 },
    serverMs: 0.05,
    databaseMs: 0,
    busy: { server: 0.98, database: 0, generator },
    residentBytes: 200e6,
  }
}
