import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { type Writer, writeAtCommit } from './at-commit.ts'
import type { Database } from './connect.ts'
import { invalidateTags } from './invalidate-tags.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await testDatabase()
  await database.pool.query('create table linhas (id serial, n int primary key)')
})
afterEach(() => database.pool.query('truncate linhas restart identity'))
afterAll(() => database.close())

const NUMBERS: Writer<number> = {
  name: 'numbers',
  statement: (numbers) => sql`
    insert into linhas (n) select n from unnest(${sql.param(numbers)}::integer[]) with ordinality as item (n, place)
    order by place returning id`,
}

test('writes in the order of the calls, with one statement, right before the commit', async () => {
  const before = await database.db.transaction(async (tx) => {
    await add(tx, 3)
    await add(tx, 1)
    await tx.transaction((inner) => add(inner, 2))
    await add(tx, 4)
    return numbersIn(tx)
  })
  const { rows } = await database.pool.query<{ statements: number }>(
    'select count(distinct cmin::text)::int as statements from linhas',
  )

  expect(before).toEqual([])
  expect(await numbersIn(database.db)).toEqual([3, 1, 2, 4])
  expect(rows).toEqual([{ statements: 1 }])
})

test('writes nothing of a transaction or a savepoint that rolls back', async () => {
  await expect(
    database.db.transaction(async (tx) => {
      await add(tx, 1)
      throw new Error('back')
    }),
  ).rejects.toThrow('back')
  await database.db.transaction(async (tx) => {
    await add(tx, 2)
    const inner = tx.transaction(async (deeper) => {
      await add(deeper, 3)
      await deeper.transaction((deepest) => add(deepest, 4))
      throw new Error('back to the savepoint')
    })
    await expect(inner).rejects.toThrow('back to the savepoint')
  })

  expect(await numbersIn(database.db)).toEqual([2])
})

test('a write that fails rolls back its transaction', async () => {
  const failed = database.db.transaction(async (tx) => {
    await tx.execute(sql`insert into linhas (n) values (1)`)
    await add(tx, 1)
  })

  await expect(failed).rejects.toMatchObject({ cause: { code: '23505' } })
  expect(await numbersIn(database.db)).toEqual([])
})

test('what one writer writes after its own is written by the same transaction', async () => {
  const doubling: Writer<number> = {
    ...NUMBERS,
    name: 'doubling',
    after: async (tx, { items, ids }) => {
      expect(ids).toHaveLength(items.length)
      for (const n of items) await add(tx, n * 2)
    },
  }
  await database.db.transaction((tx) => writeAtCommit(tx, [doubling, [5, 6]]))

  expect(await numbersIn(database.db)).toEqual([5, 6, 10, 12])
})

test('writes at once outside of a transaction', async () => {
  await add(database.db, 7)

  expect(await numbersIn(database.db)).toEqual([7])
})

test('tags are invalidated with the commit, those of many calls together, and not by a rollback', async () => {
  const client = await database.pool.connect()
  const received: (string | undefined)[] = []
  client.on('notification', ({ payload }) => received.push(payload))
  await client.query('listen tags')
  await database.db
    .transaction(async (tx) => {
      await invalidateTags(tx, ['never' as never])
      throw new Error('back')
    })
    .catch(() => undefined)
  await database.db.transaction(async (tx) => {
    await invalidateTags(tx, ['first', 'second'] as never[])
    await invalidateTags(tx, ['second', 'third'] as never[])
  })
  // Notifications come before the answer to a later statement.
  await client.query('select 1')
  await client.query('unlisten *')
  client.release()

  expect(received).toEqual(['first second third'])
})

async function add(db: Database, n: number): Promise<void> {
  await writeAtCommit(db, [NUMBERS, [n]])
}

async function numbersIn(db: Database): Promise<number[]> {
  const { rows } = (await db.execute(sql`select n from linhas order by id`)) as unknown as {
    rows: { n: number }[]
  }
  return rows.map(({ n }) => n)
}
