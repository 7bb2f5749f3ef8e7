import type { PgBoss } from 'pg-boss'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { enqueue } from './enqueue.ts'
import type { JobRequest } from './job.ts'
import { openQueues } from './open-queues.ts'

const JOB: JobRequest<{ n: number }> = {
  name: 'test.enqueue',
  data: z.object({ n: z.int() }),
  run: () => Promise.resolve(),
}

let database: TestDatabase
let boss: PgBoss

beforeAll(async () => {
  database = await testDatabase()
  boss = await openQueues(database.pool, [JOB])
})

afterAll(async () => {
  await boss.stop({ close: false })
  await database.close()
})

test.each([0, 60])('a job that waits %i s gets the same row as from pg-boss itself', async (startAfter) => {
  const own = await rowOf(await enqueue(database.db, JOB, { n: 1 }, { startAfter }))
  const theirs = await rowOf(await boss.send(JOB.name, { n: 1 }, { startAfter }))

  expect(own).toEqual(theirs)
})

test('jobs are ordered by when they were enqueued, whichever transaction began first', async () => {
  const ids: string[] = []
  await database.db.transaction(async (early) => {
    await early.execute('select now()')
    await database.db.transaction(async (later) => void ids.push(await enqueue(later, JOB, { n: 1 })))
    ids.push(await enqueue(early, JOB, { n: 2 }))
  })
  const { rows } = await database.pool.query(
    'select id from pgboss.job where id = any($1::uuid[]) order by created_on',
    [ids],
  )

  expect(rows.map(({ id }) => id)).toEqual(ids)
})

test('the jobs of one transaction keep their order, and those of a rollback are gone', async () => {
  const order = Array.from({ length: 20 }, (_, n) => n + 10)
  await database.db.transaction(async (tx) => {
    for (const n of order) await enqueue(tx, JOB, { n })
    await tx
      .transaction(async (inner) => {
        await enqueue(inner, JOB, { n: 100 })
        throw new Error('back')
      })
      .catch(() => undefined)
  })
  const { rows } = await database.pool.query(
    `select (data ->> 'n')::int as n from pgboss.job where (data ->> 'n')::int >= 10 order by created_on`,
  )

  expect(rows.map(({ n }) => n)).toEqual(order)
})

test('a job without a queue fails its transaction', async () => {
  const failed = database.db.transaction(async (tx) => {
    await enqueue(tx, JOB, { n: 5 })
    await enqueue(tx, { ...JOB, name: 'test.unknown' }, { n: 6 })
  })

  await expect(failed).rejects.toThrow('There is no queue test.unknown.')
  const { rows } = await database.pool.query(`select from pgboss.job where data ->> 'n' in ('5', '6')`)
  expect(rows).toEqual([])
})

/** All columns except those that differ for any two jobs; of the retention, its length. */
async function rowOf(id: string | null): Promise<unknown> {
  const { rows } = await database.pool.query(
    `select to_jsonb(j) - array['id', 'created_on', 'start_after', 'keep_until'] as columns,
       j.keep_until - j.start_after as retention,
       round(extract(epoch from j.start_after - j.created_on)) as wait
     from pgboss.job j where id = $1`,
    [id],
  )
  expect(rows).toHaveLength(1)

  return rows[0]
}
