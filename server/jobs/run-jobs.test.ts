import { type AddressInfo, connect as connectTo, createServer, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import * as z from 'zod'
import { prepareFixtures, sampleProduct } from '#platform/catalog/catalog.fixtures.ts'
import { saveProduct } from '#platform/catalog/product/editing/save-product.ts'
import { connect } from '#platform/database/connect.ts'
import { enqueue } from '#platform/infrastructure/jobs/enqueue.ts'
import { FinalFailure } from '#platform/infrastructure/jobs/final-failure.ts'
import type { Job, JobRequest, RecurringJob } from '#platform/infrastructure/jobs/job.ts'
import { openQueues } from '#platform/infrastructure/jobs/open-queues.ts'
import { tags } from '#platform/infrastructure/tags.ts'
import type { Mail } from '#platform/mail/mail.ts'
import { searchJobs } from '#platform/search/jobs.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { testContext } from '#tests/support/request-context.ts'
import { listenForTags } from '../cache/tag-listener.ts'
import { createLogger } from '../monitoring/logger.ts'
import { createMetrics } from '../monitoring/metrics.ts'
import { openJobs } from './run-jobs.ts'

const { logger } = createLogger('silent')

const NO_MAIL: Mail = { send: () => Promise.reject(new Error('No job here sends mail.')) }

let database: TestDatabase
const closings: (() => Promise<unknown>)[] = []

beforeAll(async () => {
  database = await testDatabase()
})

afterAll(async () => {
  for (const close of closings) await close()
  await database.close()
})

test('runs a job with its data, once its transaction has committed', async () => {
  const { job, runs } = countingJob('teste.roda')
  await begin([job])

  const id = await database.db.transaction((tx) => enqueue(tx, job, { n: 7 }))

  await until(() => runs.length > 0)
  expect(runs).toEqual([{ n: 7, idTarefa: id }])
})

test('never runs a job whose transaction rolled back', async () => {
  const { job, runs } = countingJob('teste.volta')
  await begin([job])

  const refused = database.db.transaction(async (tx) => {
    await enqueue(tx, job, { n: 1 })
    throw new Error('não')
  })
  await expect(refused).rejects.toThrow('não')
  await database.db.transaction((tx) => enqueue(tx, job, { n: 2 }))

  await until(() => runs.length > 0)
  expect(runs.map(({ n }) => n)).toEqual([2])
})

test('runs a delayed job when it is due, before the next poll', async () => {
  const { job, runs } = countingJob('teste.depois')
  await begin([job])

  await database.db.transaction((tx) => enqueue(tx, job, { n: 1 }, { startAfter: 2 }))
  await enqueue(database.db, job, { n: 2 })

  await until(() => runs.length === 2)
  expect(runs.map(({ n }) => n)).toEqual([2, 1])
})

test('runs many jobs in a row without a pause, each once on two nodes', async () => {
  const { job, runs } = countingJob('teste.muitos')
  await begin([job])
  await begin([job])

  const numbers = Array.from({ length: 40 }, (_, n) => n)
  for (const n of numbers) await enqueue(database.db, job, { n })

  await until(() => runs.length >= numbers.length)
  expect(runs.map(({ n }) => n).sort((a, b) => a - b)).toEqual(numbers)
})

test('retries a failed job later under the same id, and counts both runs', async () => {
  const { job, runs } = countingJob('teste.falha', (n) => {
    if (n === 1) throw new Error('desta vez não')
  })
  const { jobs, metrics } = await begin([job])

  const id = await enqueue(database.db, job, { n: 1 })
  await until(async () => (await stateOf(id)) === 'retry')
  await database.pool.query(`update pgboss.job set data = '{"n": 2}', start_after = now() where id = $1`, [
    id,
  ])
  jobs.handleMissedTags()

  await until(async () => (await stateOf(id)) === 'completed')
  expect(runs.map(({ idTarefa }) => idTarefa)).toEqual([id, id])
  const text = await metrics.registry.metrics()
  expect(text).toContain('job_duration_seconds_count{job="teste.falha",result="failed"} 1')
  expect(text).toContain('job_duration_seconds_count{job="teste.falha",result="done"} 1')
})

test('of jobs taken together, only the one that fails is retried', async () => {
  const { job, runs } = countingJob('teste.lote', (n) => {
    if (n === 2) throw new Error('este não')
  })
  const ids: string[] = []
  const queues = await openQueues(database.pool, [job])
  for (const n of [1, 2, 3]) ids.push(await enqueue(database.db, job, { n }))
  await queues.stop({ close: false })
  await begin([{ ...job, batch: 3 }])

  const states = () => Promise.all(ids.map(stateOf))
  await until(async () => !(await states()).some((state) => state === 'created' || state === 'active'))
  expect(runs.map(({ n }) => n).sort()).toEqual([1, 2, 3])
  expect(await states()).toEqual(['completed', 'retry', 'completed'])
})

test('jobs that come in crowds are gathered, and taken together', async () => {
  const { job, runs } = countingJob('teste.multidao')
  const queues = await openQueues(database.pool, [job])
  const first = await enqueue(database.db, job, { n: 1 })
  await queues.stop({ close: false })
  // It waited already: the worker takes it when it begins, and rests afterwards.
  const { jobs } = await work([{ ...job, batch: 3 }])
  await until(async () => (await stateOf(first)) === 'completed')

  // All within the same interval, however long this takes.
  vi.spyOn(performance, 'now').mockReturnValue(1000)
  for (const n of [2, 3, 4, 5, 6]) {
    await enqueue(database.db, job, { n })
    jobs.handleTags([tags.job(job.name)])
  }
  vi.restoreAllMocks()

  await until(() => runs.length === 6)
  const { rows } = await database.pool.query(
    'select count(*)::int as jobs from pgboss.job where name = $1 group by started_on order by started_on',
    [job.name],
  )
  expect(rows).toEqual([{ jobs: 1 }, { jobs: 3 }, { jobs: 2 }])
})

test('moves a job that failed for good to the dead letters', async () => {
  const { job } = countingJob('teste.morre', () => {
    throw new Error('nunca')
  })
  const { jobs } = await begin([job])

  const id = await enqueue(database.db, job, { n: 1 })
  await until(async () => (await stateOf(id)) === 'retry')
  await database.pool.query(
    'update pgboss.job set retry_count = retry_limit - 1, start_after = now() where id = $1',
    [id],
  )
  jobs.handleMissedTags()

  await until(async () => (await stateOf(id)) === 'failed')
  expect(await deadLetterOf(id)).toEqual([{ data: { n: 1 } }])
})

test('does not retry after a FinalFailure', async () => {
  const { job, runs } = countingJob('teste.desiste', () => {
    throw new FinalFailure('não adianta')
  })
  await begin([job])

  const id = await enqueue(database.db, job, { n: 1 })

  await until(async () => (await stateOf(id)) === 'failed')
  expect(runs).toHaveLength(1)
  expect(await deadLetterOf(id)).toEqual([{ data: { n: 1 } }])
})

test('many changes cause one run of their recurring job', async () => {
  const job: RecurringJob = {
    name: 'teste.recolhe',
    schedule: '0 4 * * *',
    after: ['product'],
    run: () => Promise.resolve(),
  }
  const first = await begin([job])
  const second = await begin([job])

  for (const { jobs } of [first, second])
    for (let id = 1; id <= 30; id++) jobs.handleTags([tags.product(id), tags.menu('main-menu')])

  await until(async () => (await waitingOf('teste.recolhe')) > 0)
  expect(await waitingOf('teste.recolhe')).toBe(1)
})

test('nodes that start together enqueue a start job once', async () => {
  const job: RecurringJob = {
    name: 'teste.abertura',
    schedule: '0 4 1 1 *',
    atStart: true,
    run: () => Promise.resolve(),
  }
  await begin([job])
  await begin([job])

  await until(async () => (await waitingOf('teste.abertura')) > 0)
  expect(await waitingOf('teste.abertura')).toBe(1)
})

test('saving a product enqueues the vocabulary job', async () => {
  await prepareFixtures(database.db)
  await begin(searchJobs)

  await saveProduct(database, sampleProduct('violino-novo'))

  await until(async () => (await waitingOf('search.refresh-vocabulary')) === 1)
})

test('closing waits for a running job', async () => {
  const { promise: mayEnd, resolve: letEnd } = Promise.withResolvers<void>()
  const { job, runs } = countingJob('teste.fecha', () => mayEnd)
  const { jobs } = await begin([job])
  const id = await enqueue(database.db, job, { n: 1 })
  await until(() => runs.length === 1)

  const closed = jobs.stop()
  letEnd()
  await closed

  expect(await stateOf(id)).toBe('completed')
})

test('nodes that start on a new database at the same time create one set of queues', async () => {
  const empty = await testDatabase()
  await empty.pool.query('drop schema pgboss cascade; create schema pgboss')
  const { job } = countingJob('teste.juntos')

  const started = await Promise.all([1, 2, 3].map(() => openQueues(empty.pool, [job])))

  await enqueue(empty.db, job, { n: 1 })
  const { rows } = await empty.pool.query('select name from pgboss.job')
  expect(rows).toEqual([{ name: 'teste.juntos' }])
  for (const boss of started) await boss.stop({ close: false })
  await empty.close()
})

test('removes a schedule without a job', async () => {
  const job: RecurringJob = { name: 'teste.de-noite', schedule: '0 4 * * *', run: () => Promise.resolve() }
  await begin([job])
  expect(await scheduled()).toContain('teste.de-noite')

  await begin([])

  expect(await scheduled()).not.toContain('teste.de-noite')
})

test('continues after the database was away', async () => {
  const gate = await openGate(new URL(database.url))
  const connection = connect(gate.url, 4)
  connection.pool.on('error', () => undefined)
  const { job, runs } = countingJob('teste.ausencia')
  await begin([job], { ...connection, url: gate.url })
  await enqueue(database.db, job, { n: 1 })
  await until(() => runs.length === 1)

  gate.shut()
  await enqueue(database.db, job, { n: 2 })
  await expect(connection.pool.query('select 1')).rejects.toThrow()
  gate.open()

  await until(() => runs.length === 2)
  closings.push(connection.close, gate.close)
})

test("refuses data that does not match the job's schema", async () => {
  const { job } = countingJob('teste.dados')
  await begin([job])

  // @ts-expect-error What a caller without types might send.
  await expect(enqueue(database.db, job, { n: 'sete' })).rejects.toThrow()
})

test('knows how often each job died from the start, so that an alert sees the first time', async () => {
  const { job } = countingJob('test.never-died')
  const { metrics } = await begin([job])

  expect(await metrics.registry.metrics()).toContain(
    'job_duration_seconds_count{job="test.never-died",result="dead"} 0',
  )
})

function countingJob(name: string, act: (n: number) => unknown = () => undefined) {
  const runs: { n: number; idTarefa: string }[] = []
  const job: JobRequest<{ n: number }> = {
    name,
    data: z.object({ n: z.int() }),
    run: async ({ idTarefa }, { n }) => {
      runs.push({ n, idTarefa })
      await act(n)
    },
  }
  return { job, runs }
}

/** Runs these jobs, and notices what is enqueued. */
async function begin(list: Job[], { pool, url }: Pick<TestDatabase, 'pool' | 'url'> = database) {
  const { jobs, metrics } = await work(list, pool)
  const handlers = {
    changed: jobs.handleTags,
    lost: () => undefined,
    back: async () => jobs.handleMissedTags(),
  }
  const listener = listenForTags(url, handlers, logger)
  await listener.ready
  closings.push(listener.close)

  return { jobs, metrics }
}

/** Runs these jobs, without a listener. */
async function work(list: Job[], pool = database.pool) {
  const metrics = createMetrics()
  const jobs = await openJobs({ pool, jobs: list, logger, metrics })
  await jobs.work((idTarefa) => ({ ...testContext(database.db), mail: NO_MAIL, idTarefa }))
  closings.push(jobs.stop)

  return { jobs, metrics }
}

async function stateOf(id: string) {
  const { rows } = await database.pool.query('select state from pgboss.job where id = $1', [id])
  return rows[0]?.state
}

async function deadLetterOf(id: string) {
  const { rows } = await database.pool.query(
    `select data from pgboss.job where name = 'dead-letter' and source_id = $1`,
    [id],
  )
  return rows
}

async function waitingOf(name: string) {
  const { rows } = await database.pool.query(
    `select count(*)::integer as jobs from pgboss.job where name = $1 and state = 'created'`,
    [name],
  )
  return rows[0].jobs
}

async function scheduled() {
  const { rows } = await database.pool.query('select name from pgboss.schedule')
  return rows.map(({ name }) => name)
}

async function until(holds: () => boolean | Promise<boolean>) {
  await vi.waitFor(async () => expect(await holds()).toBe(true), { timeout: 20_000, interval: 20 })
}

/** A TCP proxy to the database that can be closed and opened again, like a restart of the database. */
async function openGate(target: URL) {
  const sockets = new Set<Socket>()
  let shut = false
  const server = createServer((socket) => {
    if (shut) return void socket.destroy()
    const onward = connectTo(Number(target.port), target.hostname)
    for (const end of [socket, onward]) {
      sockets.add(end)
      end.on('error', () => undefined).on('close', () => sockets.delete(end))
    }
    socket.pipe(onward).pipe(socket)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const url = new URL(target)
  url.hostname = '127.0.0.1'
  url.port = String((server.address() as AddressInfo).port)

  return {
    url: url.href,
    shut() {
      shut = true
      for (const socket of sockets) socket.destroy()
    },
    open() {
      shut = false
    },
    close: () => new Promise((closed) => server.close(closed)),
  }
}
