import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod'
import { type Connection, connect } from '#platform/database/connect.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { enqueue } from './enqueue.ts'
import type { JobRequest } from './job.ts'
import { openQueues } from './open-queues.ts'
import { takeOverJobs } from './take-over-jobs.ts'

const JOB: JobRequest<{ n: number }> = {
  name: 'teste.retomada',
  data: z.object({ n: z.int() }),
  run: () => Promise.resolve(),
}

let database: TestDatabase
let nodes: Connection

beforeAll(async () => {
  database = await testDatabase()
  nodes = connect(database.url, 4)
  const boss = await openQueues(database.pool, [JOB])
  await boss.stop({ close: false })
})

afterAll(async () => {
  await nodes.close()
  await database.close()
})

test('resumes the jobs of a dead process at once if no other process is alive', async () => {
  const id = await dying()
  const node = await takeOverJobs(nodes.pool)

  expect(node.resumed).toBe(1)
  expect(await stateOf(id)).toEqual({ state: 'retry', due: true })
  node.leave()
})

test('leaves a job alone while another process is alive that may be running it', async () => {
  const first = await takeOverJobs(nodes.pool)
  const id = await dying()
  const second = await takeOverJobs(nodes.pool)

  expect(second.resumed).toBe(0)
  expect(await stateOf(id)).toMatchObject({ state: 'active' })
  first.leave()
  second.leave()
})

test('with another process alive, a job resumes a minute after its last heartbeat', async () => {
  const boss = await openQueues(database.pool, [JOB])
  const [living, dead] = [await dying(), await dying()]
  await database.pool.query(
    `update pgboss.job set heartbeat_on = now() - case when id = $1 then interval '50 seconds' else interval '70 seconds' end
     where id in ($1, $2)`,
    [living, dead],
  )
  await boss.supervise(JOB.name)

  expect(await stateOf(living)).toMatchObject({ state: 'active' })
  expect(await stateOf(dead)).toMatchObject({ state: 'retry' })
  await boss.stop({ close: false })
})

test('does not retry a job whose last try killed the process', async () => {
  const id = await dying()
  await database.pool.query('update pgboss.job set retry_count = retry_limit where id = $1', [id])
  const node = await takeOverOnceAlone()

  expect(await stateOf(id)).toMatchObject({ state: 'active' })
  node.leave()
})

/** PostgreSQL takes a moment to notice that the other connections are closed. */
async function takeOverOnceAlone() {
  for (;;) {
    const { rows } = await database.pool.query<{ locked: boolean }>(
      `select count(*) > 0 as locked from pg_locks where locktype = 'advisory' and objid = 5471004
       and database = (select oid from pg_database where datname = current_database())`,
    )
    if (!rows[0]?.locked) return takeOverJobs(nodes.pool)
  }
}

/** Creates an active job that no process runs any more. */
async function dying() {
  const id = await enqueue(database.db, JOB, { n: 1 })
  await database.pool.query(`update pgboss.job set state = 'active', started_on = now() where id = $1`, [id])
  return id
}

async function stateOf(id: string) {
  const { rows } = await database.pool.query(
    'select state, start_after <= now() as due from pgboss.job where id = $1',
    [id],
  )
  return rows[0]
}
