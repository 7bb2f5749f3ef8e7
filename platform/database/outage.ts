import { DrizzleQueryError } from 'drizzle-orm/errors'
import pg from 'pg'

/**
 * Why the database is unavailable: `away` (unreachable, shutting down, starting), `busy` (no free connection, or a
 * timeout), `full` (no space left on its disk) or `read-only` (a standby, or a primary that accepts no writes).
 */
export type Outage = 'away' | 'busy' | 'full' | 'read-only'

/** No connection was available; `cause` says why. */
export class NoConnection extends Error {
  override readonly name = 'NoConnection'
}

/** A write was refused before it began, since the disk has too little free space for it. */
export class DiskFull extends Error {
  override readonly name = 'DiskFull'
}

/**
 * Returns the kind of outage behind an error, following its causes; null for every other error. The caller may retry
 * later: an outage says nothing about the request. A `commit` that fails with one may still have taken effect.
 */
export function outageOf(error: unknown): Outage | null {
  let ofDatabase = false
  for (let depth = 0; error instanceof Error && depth < MAX_DEPTH; depth++, error = error.cause) {
    ofDatabase ||= error instanceof DrizzleQueryError || error instanceof NoConnection
    const found = outageIn(error, ofDatabase)
    if (found) return found
    if (error instanceof NoConnection && !(error.cause instanceof Error)) return 'away'
  }
  return null
}

/** Whether the connection that raised the error is unusable: broken, or with an answer still to come. */
export function isConnectionLost(error: unknown): boolean {
  let ofDatabase = false
  for (let depth = 0; error instanceof Error && depth < MAX_DEPTH; depth++, error = error.cause) {
    ofDatabase ||= error instanceof DrizzleQueryError
    if (DRIVER_MESSAGES.has(error.message) || (ofDatabase && NETWORK_CODES.has(codeOf(error)))) return true
    if (error instanceof pg.DatabaseError && error.severity === 'FATAL') return true
  }
  return false
}

/** Errors are wrapped a few levels deep; a longer chain of causes is a circle. */
const MAX_DEPTH = 8

/** Messages of the driver for which the system has no error code (pg 8, pg-pool 3). */
const DRIVER_MESSAGES = new Map<string, Outage>([
  ['timeout exceeded when trying to connect', 'busy'],
  ['Query read timeout', 'busy'],
  ['Connection terminated due to connection timeout', 'away'],
  ['timeout expired', 'away'],
  ['Connection terminated unexpectedly', 'away'],
  ['Connection terminated', 'away'],
  ['Client has encountered a connection error and is not queryable', 'away'],
  ['Client was closed and is not queryable', 'away'],
])

/** https://www.postgresql.org/docs/current/errcodes-appendix.html */
const SQL_STATES = new Map<string, Outage>([
  ['57P01', 'away'], // admin_shutdown
  ['57P02', 'away'], // crash_shutdown
  ['57P03', 'away'], // cannot_connect_now
  ['57P05', 'away'], // idle_session_timeout
  ['53200', 'busy'], // out_of_memory
  ['53300', 'busy'], // too_many_connections
  ['55P03', 'busy'], // lock_not_available: lock_timeout
  ['57014', 'busy'], // query_canceled: statement_timeout
  ['25P03', 'busy'], // idle_in_transaction_session_timeout
  ['25P04', 'busy'], // transaction_timeout
  ['53100', 'full'], // disk_full
  ['25006', 'read-only'], // read_only_sql_transaction
])

/** Network error codes do not say which host was called, so they count only on calls to the database. */
const NETWORK_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'EHOSTDOWN',
  'ENETUNREACH',
  'ENETDOWN',
  'ENOTFOUND',
  'EAI_AGAIN',
])

function outageIn(error: Error, ofDatabase: boolean): Outage | undefined {
  if (error instanceof DiskFull) return 'full'
  if (error instanceof pg.DatabaseError) {
    const code = codeOf(error)
    return SQL_STATES.get(code) ?? (code.startsWith('08') || error.severity === 'FATAL' ? 'away' : undefined)
  }
  if (ofDatabase && NETWORK_CODES.has(codeOf(error))) return 'away'
  // A host name with several addresses fails with one error for each.
  if (ofDatabase && error instanceof AggregateError) return 'away'
  return DRIVER_MESSAGES.get(error.message)
}

function codeOf(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : ''
}
