import type { PgBoss } from 'pg-boss'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { retryFailedJobs } from './failed-jobs.ts'
import type { JobRequest } from './job.ts'
import { DEAD_LETTERS, openQueues } from './open-queues.ts'

const JOB: JobRequest<{ n: number }> = {
  name: 'test.retry',
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

test('a job that is put back gets the same row as from pg-boss itself', async () => {
  expect(await retryFailedJobs(database.db, [await failedJob()])).toBe(1)
  const own = await takeRow()
  expect(await boss.redrive(DEAD_LETTERS.name, { ids: [await failedJob()] })).toBe(1)
  const theirs = await takeRow()

  expect(own).toEqual(theirs)
})

/** A job in the dead-letter queue, as pg-boss puts it there; returns its id. */
async function failedJob(): Promise<string> {
  const { rows } = await database.pool.query(
    `insert into pgboss.job (name, data, source_name, source_id, source_retry_count)
     values ($1, '{"n":1}', $2, '8d0f6c1e-94c6-4a57-9d1a-0d2d5f3c9a10', 10) returning id`,
    [DEAD_LETTERS.name, JOB.name],
  )

  return z.object({ id: z.uuid() }).parse(rows[0]).id
}

/** Removes the job that was put back: all columns except those that differ for any two; of the retention, its length. */
async function takeRow(): Promise<unknown> {
  const { rows } = await database.pool.query(
    `delete from pgboss.job j where name = $1
     returning to_jsonb(j) - array['id', 'created_on', 'start_after', 'keep_until'] as columns,
       j.keep_until - j.start_after as retention`,
    [JOB.name],
  )
  expect(rows).toHaveLength(1)

  return rows[0]
}
