import { PgBoss } from 'pg-boss'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import * as z from 'zod'
import { migrate } from '#platform/database/migrate.ts'
import { removeJobs, restoreJobs } from '#platform/infrastructure/backup/jobs.ts'
import { enqueue } from '#platform/infrastructure/jobs/enqueue.ts'
import { listFailedJobs, retryFailedJobs } from '#platform/infrastructure/jobs/failed-jobs.ts'
import type { Job } from '#platform/infrastructure/jobs/job.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { testContext } from '#tests/support/request-context.ts'
import { createLogger } from '../monitoring/logger.ts'
import { createMetrics } from '../monitoring/metrics.ts'
import { openJobs } from './run-jobs.ts'

const MIGRATION = '0181_english_queues.sql'

const DATA = z.object({ n: z.int() })

const FORMER = { name: 'orders.drop-charges', data: DATA }

/** The numbers of the jobs that ran under the present name. */
const runs: number[] = []

const JOBS: Job[] = [
  { name: 'orders.cancel-charges', data: DATA, run: async (_context, data) => runs.push(DATA.parse(data).n) },
  { name: 'payments.dispatch-changes', schedule: '*/5 * * * *', run: () => Promise.resolve() },
]

const SAVED_JOB = {
  id: '8d0f6c1e-94c6-4a57-9d1a-0d2d5f3c9a10',
  name: 'tarefas-mortas',
  priority: 0,
  data: { n: 7 },
  retry_count: 0,
  start_after: '2026-01-01T12:00:00Z',
  created_on: '2026-01-01T12:00:00Z',
  singleton_key: null,
  source_name: FORMER.name,
  source_id: null,
  source_created_on: null,
  source_retry_count: 10,
  source_output: null,
  source_root_id: null,
}

let database: TestDatabase
let stop: () => Promise<unknown> = () => Promise.resolve()

beforeAll(async () => {
  database = await testDatabase()
  await createFormerQueues()
  await fillFormerQueue()
  expect(await migrate(database.pool)).toEqual([MIGRATION])
})

afterAll(async () => {
  await stop()
  await database.close()
})

test('a recurring job keeps its schedule', async () => {
  const { rows } = await database.pool.query('select name, cron from pgboss.schedule')

  expect(rows).toEqual([{ name: 'payments.dispatch-changes', cron: '*/5 * * * *' }])
})

test('a job that failed for good is listed under its present name', async () => {
  expect(await listFailedJobs(database.db)).toMatchObject([
    { tarefa: 'orders.cancel-charges', dados: { n: 5 } },
  ])
})

test('waiting, scheduled, failing, running and dead jobs are done under their present name', async () => {
  const { pool, db } = database
  await retryFailedJobs(db, 'all')
  await pool.query(`update pgboss.job set start_after = now() where data ->> 'n' = '2'`)
  // As a node does that finds a job without a heartbeat.
  await pool.query(`update pgboss.job set state = 'retry' where state = 'active'`)

  await work()

  await vi.waitFor(() => expect(runs.toSorted()).toEqual([1, 2, 3, 4, 5]), 20_000)
  const { rows } = await pool.query(`select distinct name, dead_letter from pgboss.job where data ? 'n'`)
  expect(rows).toEqual([{ name: 'orders.cancel-charges', dead_letter: 'dead-letter' }])
})

test('a job that a node of the previous version enqueues afterwards gets the present name', async () => {
  const id = await enqueue(database.db, FORMER, { n: 6 })

  const { rows } = await database.pool.query('select name, dead_letter from pgboss.job where id = $1', [id])
  expect(rows).toEqual([{ name: 'orders.cancel-charges', dead_letter: 'dead-letter' }])
})

test('a job of an earlier backup is restored into its present queue', async () => {
  const client = await database.pool.connect()
  await removeJobs(client)
  // A database that a backup is restored into never had the former queues.
  await client.query('drop trigger rename_job on pgboss.job')
  await client.query('delete from pgboss.queue where name <> pgboss.current_queue(name)')

  const restored = await restoreJobs(client, [SAVED_JOB])
  client.release()

  expect(restored).toBe(1)
  expect(await listFailedJobs(database.db)).toMatchObject([{ tarefa: 'orders.cancel-charges' }])
})

/** Creates the queues as the version before the migration did. */
async function createFormerQueues() {
  const { pool } = database
  await pool.query('drop schema pgboss cascade; create schema pgboss')
  await pool.query('delete from migrations where nome = $1', [MIGRATION])
  const boss = new PgBoss({
    createSchema: false,
    db: { executeSql: (text, values) => pool.query(text, values) },
  })
  await boss.start()
  await boss.createQueue('tarefas-mortas')
  await boss.createQueue(FORMER.name, { deadLetter: 'tarefas-mortas', retryLimit: 10 })
  await boss.createQueue('payments.tell-changes', { deadLetter: 'tarefas-mortas', policy: 'stately' })
  await boss.schedule('payments.tell-changes', '*/5 * * * *')
  await boss.stop({ close: false })
}

/** A job in each state that a job can wait in. */
async function fillFormerQueue() {
  const { pool, db } = database
  await enqueue(db, FORMER, { n: 1 })
  await enqueue(db, FORMER, { n: 2 }, { startAfter: 3600 })
  const failing = await enqueue(db, FORMER, { n: 3 })
  const running = await enqueue(db, FORMER, { n: 4 })
  await pool.query(`update pgboss.job set state = 'retry', retry_count = 2 where id = $1`, [failing])
  await pool.query(`update pgboss.job set state = 'active', started_on = now() where id = $1`, [running])
  await pool.query(
    `insert into pgboss.job (name, data, source_name, source_retry_count) values ('tarefas-mortas', '{"n": 5}', $1, 10)`,
    [FORMER.name],
  )
}

async function work() {
  const { pool, db } = database
  const { logger } = createLogger('silent')
  const jobs = await openJobs({ pool, jobs: JOBS, logger, metrics: createMetrics() })
  stop = jobs.stop
  const mail = { send: () => Promise.reject(new Error('No job here sends mail.')) }
  await jobs.work((idTarefa) => ({ ...testContext(db), mail, idTarefa }))
}
