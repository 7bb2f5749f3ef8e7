import type pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { connect } from './connect.ts'
import { MAX_PREPARED } from './named-statements.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

describe('on a connection', () => {
  let client: pg.PoolClient
  let close: () => Promise<void>
  beforeEach(async () => {
    const connection = connect(database.url, 1)
    client = await connection.pool.connect()
    close = async () => {
      client.release()
      await connection.close()
    }
  })
  afterEach(() => close())

  test('a statement is prepared at its second use and planned once', async () => {
    for (const n of [1, 2, 3, 4]) await add(1000, n)

    expect(await usesOf(1000)).toEqual([3])
  })

  test('a statement that is used once has no name', async () => {
    await add(2000, 1)

    expect(await usesOf(2000)).toEqual([])
  })

  test('a statement that says so is planned with its values each time', async () => {
    for (const n of [1, 2, 3])
      await client.query({ text: 'select $1::int + 3000 as soma /* values decide */', values: [n] })

    expect(await usesOf(3000)).toEqual([])
  })

  test('a statement stays prepared while a thousand others are used once each', async () => {
    for (const n of [1, 2]) await add(4000, n)
    for (let n = 0; n < 1000; n++) await add(100_000 + n, n)
    for (const n of [3, 4]) await add(4000, n)

    expect(await usesOf(4000)).toEqual([3])
  })

  test('the statements used least recently give way, and are prepared again when they are back', async () => {
    for (const n of [1, 2]) await add(5000, n)
    for (let n = 0; n < 1000; n++) {
      for (const value of [1, 2]) await add(200_000 + n, value)
      if (n % 100 === 0) expect(await prepared()).toBeLessThanOrEqual(MAX_PREPARED)
    }
    expect(await usesOf(5000)).toEqual([])

    expect(await add(5000, 3)).toBe(5003)
    expect(await add(5000, 4)).toBe(5004)
    expect(await usesOf(5000)).toEqual([2])
    expect(await prepared()).toBe(MAX_PREPARED)
  })

  test('they also give way in a transaction that has failed', async () => {
    for (let n = 0; n < MAX_PREPARED; n++) for (const value of [1, 2]) await add(300_000 + n, value)
    for (const value of [1, 2]) await add(6000, value)
    await client.query('begin')
    await expect(client.query({ text: 'select 1 / $1::int', values: [0] })).rejects.toThrow('zero')
    await expect(add(300_000, 3)).rejects.toThrow('aborted')
    await client.query('rollback')

    expect(await add(300_000, 4)).toBe(300_004)
    expect(await add(6000, 3)).toBe(6003)
    expect(await prepared()).toBeLessThanOrEqual(MAX_PREPARED)
  })

  async function add(summand: number, n: number): Promise<number | undefined> {
    const { rows } = await client.query<{ soma: number }>({
      text: `select $1::int + ${summand} as soma`,
      values: [n],
    })

    return rows[0]?.soma
  }

  async function usesOf(summand: number): Promise<number[]> {
    const { rows } = await client.query<{ usos: string }>(
      `select generic_plans + custom_plans as usos from pg_prepared_statements where statement like '%+ ${summand} as soma%'`,
    )

    return rows.map(({ usos }) => Number(usos))
  }

  async function prepared(): Promise<number> {
    const { rows } = await client.query<{ n: number }>(
      'select count(*)::int as n from pg_prepared_statements',
    )

    return rows[0]?.n ?? 0
  }
})

test('scripts of several statements still run', async () => {
  await database.pool.query('create temporary table a (x int); insert into a values (1); drop table a;')
})
