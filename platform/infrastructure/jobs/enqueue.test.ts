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

test.each([0, 60])('a job that waits %i s is the row that pg-boss itself writes', async (startAfter) => {
  const own = await rowOf(await enqueue(database.db, JOB, { n: 1 }, { startAfter }))
  const theirs = await rowOf(await boss.send(JOB.name, { n: 1 }, { startAfter }))

  expect(own).toEqual(theirs)
})

test('jobs stand in the order in which they were asked for, whichever transaction began first', async () => {
  const ids: string[] = []
  await database.db.transaction(async (early) => {
    await early.execute('select now()')
    await database.db.transaction(async (late) => void ids.push(await enqueue(late, JOB, { n: 1 })))
    ids.push(await enqueue(early, JOB, { n: 2 }))
  })
  const { rows } = await database.pool.query(
    'select id from pgboss.job where id = any($1::uuid[]) order by created_on',
    [ids],
  )

  expect(rows.map(({ id }) => id)).toEqual(ids)
})

/** All columns but those that no two jobs have in common; of its keeping the length. */
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
