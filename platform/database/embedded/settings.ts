import { totalmem } from 'node:os'
import { PLANNER_SETTINGS } from './planner-settings.ts'

/**
 * Settings of the embedded PostgreSQL: it shares a small machine with the shop, its only client. They are passed on the
 * command line at each start, so that a new version of the shop brings its own.
 */
export const DURABLE_SETTINGS: Record<string, string> = {
  // Loopback and password only. No socket: the path of a DATA_DIR can be longer than a socket's may be (107 bytes).
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  password_encryption: 'scram-sha-256',

  max_connections: '50',
  shared_buffers: `${sharedBuffers()}MB`,
  effective_cache_size: '512MB',
  maintenance_work_mem: '64MB',
  max_wal_size: '512MB',
  // Used where the machine has reserved some (`docs/operations.md`).
  huge_pages: 'try',

  ...PLANNER_SETTINGS,
  io_method: 'sync',

  timezone: 'UTC',
  log_timezone: 'UTC',
  lc_messages: 'C',
  log_min_messages: 'warning',
  // Without the rows that an error is about: they may contain personal data.
  log_error_verbosity: 'terse',
  log_line_prefix: '%m [%p] ',
}

/** For clusters that live as long as a test run: never waits for the disk. */
export const THROWAWAY_SETTINGS: Record<string, string> = {
  ...DURABLE_SETTINGS,
  shared_buffers: '64MB',
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  // Its workers would keep the template databases open while they are copied.
  autovacuum: 'off',
  max_connections: '200',
}

/**
 * Megabytes of the database's own cache: an eighth of the memory, from 64 MB to 1 GB. What isn't in it is copied from the
 * system's cache for each statement, which took most of a search's time among a million products. Memory is taken as
 * pages are read: a small catalogue needs little of it.
 */
function sharedBuffers(): number {
  const memory = Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY)

  return Math.min(1024, Math.max(64, Math.floor(memory / 8 / 2 ** 20)))
}
