import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

test('prepares a statement once and reuses it with other values', async () => {
  // The number of names is bounded for the whole process: tests that ran before this one may have used them up.
  vi.resetModules()
  const { connect } = await import('./connect.ts')
  const { pool, close } = connect(database.url, 1)
  const client = await pool.connect()
  for (const n of [1, 2, 3]) await client.query({ text: 'select $1::int + 1000 as soma', values: [n] })
  const { rows: prepared } = await client.query<{ usos: string }>(
    `select generic_plans + custom_plans as usos from pg_prepared_statements where statement like '%+ 1000 as soma'`,
  )
  client.release()
  await close()

  expect(prepared.map(({ usos }) => Number(usos))).toEqual([3])
})

test('plans a statement that says so with its values each time', async () => {
  vi.resetModules()
  const { connect } = await import('./connect.ts')
  const { pool, close } = connect(database.url, 1)
  const client = await pool.connect()
  for (const n of [1, 2, 3])
    await client.query({ text: 'select $1::int + 3000 as soma /* values decide */', values: [n] })
  const { rows: prepared } = await client.query(
    `select from pg_prepared_statements where statement like '%+ 3000 as soma%'`,
  )
  client.release()
  await close()

  expect(prepared).toEqual([])
})

test('scripts of several statements still run', async () => {
  await database.pool.query('create temporary table a (x int); insert into a values (1); drop table a;')
})
