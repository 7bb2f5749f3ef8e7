import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from './database.ts'

let one: TestDatabase
let other: TestDatabase

beforeAll(async () => {
  ;[one, other] = await Promise.all([testDatabase(), testDatabase()])
})

afterAll(() => Promise.all([one.close(), other.close()]))

test('one test file does not see what another writes', async () => {
  await one.pool.query('create table segredo (valor int)')

  const { rows } = await other.pool.query(`select to_regclass('segredo') as tabela`)
  expect(rows).toEqual([{ tabela: null }])
})

test('the template is migrated', async () => {
  const { rows } = await one.pool.query(`select to_regclass('migrations')::text as tabela`)
  expect(rows).toEqual([{ tabela: 'migrations' }])
})

test('loads the demonstration store on request, once', async () => {
  const shops = await Promise.all([testDatabase({ demo: true }), testDatabase({ demo: true })])
  const counts = await Promise.all(
    shops.map(({ pool }) => pool.query<{ n: number }>('select count(*)::int as n from produtos')),
  )
  await Promise.all(shops.map((shop) => shop.close()))

  expect(counts[0]?.rows[0]?.n).toBeGreaterThan(300)
  expect(counts[1]?.rows).toEqual(counts[0]?.rows)
}, 120_000)
