import { DrizzleQueryError } from 'drizzle-orm/errors'
import pg from 'pg'
import { expect, test } from 'vitest'
import { DiskFull, isConnectionLost, NoConnection, outageOf } from './outage.ts'

test.each([
  ['57P01', 'away'],
  ['57P02', 'away'],
  ['57P03', 'away'],
  ['08006', 'away'],
  ['53300', 'busy'],
  ['55P03', 'busy'],
  ['57014', 'busy'],
  ['53100', 'full'],
  ['25006', 'read-only'],
  ['23505', null],
  ['42601', null],
])('a statement that failed with %s is an outage of kind %s', (code, outage) => {
  expect(outageOf(databaseError(code))).toBe(outage)
  expect(outageOf(new DrizzleQueryError('select 1', [], databaseError(code)))).toBe(outage)
  expect(outageOf(new Error('a use case failed', { cause: databaseError(code) }))).toBe(outage)
})

test.each(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND'])(
  'a network error %s is an outage only on a call to the database',
  (code) => {
    const network = Object.assign(new Error('the network failed'), { code })

    expect(outageOf(new DrizzleQueryError('select 1', [], network))).toBe('away')
    expect(outageOf(new NoConnection('none', { cause: network }))).toBe('away')
    expect(outageOf(new TypeError('fetch failed', { cause: network }))).toBeNull()
  },
)

test('a pool without a free connection is busy, and a server that does not answer is away', () => {
  expect(outageOf(noConnection('timeout exceeded when trying to connect'))).toBe('busy')
  expect(outageOf(noConnection('Connection terminated due to connection timeout'))).toBe('away')
  expect(outageOf(new NoConnection('none', { cause: databaseError('53300', 'FATAL') }))).toBe('busy')
  expect(outageOf(new NoConnection('none', { cause: databaseError('28P01', 'FATAL') }))).toBe('away')
})

test('refusing a write for lack of disk space is an outage of its own kind', () => {
  expect(outageOf(new DiskFull('no room'))).toBe('full')
})

test('a circular chain of causes is no outage', () => {
  const circle = new Error('circle')
  circle.cause = circle

  expect(outageOf(circle)).toBeNull()
  expect(outageOf('a text')).toBeNull()
})

test('a refused statement leaves its connection usable; a broken or late one does not', () => {
  expect(isConnectionLost(new DrizzleQueryError('', [], databaseError('23505')))).toBe(false)
  expect(isConnectionLost(new DrizzleQueryError('', [], databaseError('57014')))).toBe(false)
  expect(isConnectionLost(new DrizzleQueryError('', [], databaseError('57P01', 'FATAL')))).toBe(true)
  expect(isConnectionLost(new DrizzleQueryError('', [], new Error('Query read timeout')))).toBe(true)
})

function noConnection(message: string) {
  return new NoConnection('none', { cause: new Error(message) })
}

function databaseError(code: string, severity = 'ERROR') {
  return Object.assign(new pg.DatabaseError('failed', 0, 'error'), { code, severity })
}
