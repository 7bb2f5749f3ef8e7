import type pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { connect } from './connect.ts'
import { NO_DEADLINES, VISITOR_DEADLINES } from './deadlines.ts'
import { PLANNER_SETTINGS } from './embedded/planner-settings.ts'

/** What a server has that nobody has set up for the shop. */
const OF_THE_SERVER = {
  jit: 'on',
  max_parallel_workers_per_gather: '2',
  random_page_cost: '4',
  work_mem: '4MB',
  statement_timeout: '0',
  lock_timeout: '0',
  idle_in_transaction_session_timeout: '0',
}

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
  const { rows } = await database.pool.query<{ name: string }>('select current_database() as name')
  for (const [setting, value] of Object.entries(OF_THE_SERVER))
    await database.pool.query(`alter database "${rows[0]?.name}" set ${setting} = '${value}'`)
})
afterAll(() => database.close())
afterEach(() => vi.useRealTimers())

test('each connection plans as the shop is measured, whatever the server is set to', async () => {
  const settings = { ...OF_THE_SERVER, ...PLANNER_SETTINGS }

  expect(await settingsOf(NO_DEADLINES)).toEqual([settings, settings])
})

test('each connection has its deadlines', async () => {
  const { statementMs, lockMs, idleInTransactionMs } = VISITOR_DEADLINES
  const settings = {
    ...PLANNER_SETTINGS,
    statement_timeout: `${statementMs / 1000}s`,
    lock_timeout: `${lockMs / 1000}s`,
    idle_in_transaction_session_timeout: `${idleInTransactionMs / 1000}s`,
  }

  expect(await settingsOf(VISITOR_DEADLINES)).toEqual([settings, settings])
})

test('through a pooler in transaction mode, a connection is left as it is', async () => {
  expect(await settingsOf(VISITOR_DEADLINES, true)).toEqual([OF_THE_SERVER, OF_THE_SERVER])
})

test('a connection in constant use is replaced after half an hour, between two uses', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { pool, close } = connect(database.url, 1)
  const processOf = async (queryable: pg.Pool | pg.PoolClient) => {
    const { rows } = await queryable.query<{ pid: number }>('select pg_backend_pid() as pid')
    return rows[0]?.pid
  }

  const first = await processOf(pool)
  const used = await pool.connect()
  vi.advanceTimersByTime(30 * 60 * 1000)
  expect(await processOf(used)).toBe(first)
  used.release()
  expect(await processOf(pool)).not.toBe(first)
  await close()
})

/** The settings of two connections of a pool. */
async function settingsOf(deadlines: typeof NO_DEADLINES, pooled = false) {
  const { pool, close } = connect(database.url, 2, { deadlines, pooled })
  const clients = await Promise.all([pool.connect(), pool.connect()])
  const settings = await Promise.all(
    clients.map(async (client) => {
      const { rows } = await client.query<{ name: string; setting: string }>(
        'select name, current_setting(name) as setting from pg_settings where name = any($1)',
        [Object.keys(OF_THE_SERVER)],
      )
      client.release()
      return Object.fromEntries(rows.map(({ name, setting }) => [name, setting]))
    }),
  )
  await close()

  return settings
}
