import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { MINUTE_MS } from '#domain/time/durations.ts'
import { type Shop, startShop, temporaryFolder } from '../life/shop.ts'
import { type TestDatabase, testDatabase } from '../support/database.ts'

/**
 * How long the nodes are watched. The schedule is read up to 45 seconds later, and what is due is taken up to 45 seconds
 * after that.
 */
const MINUTES = 4

const folders = [temporaryFolder(), temporaryFolder()]
let database: TestDatabase
let shops: Shop[]

beforeAll(async () => {
  database = await testDatabase()
  shops = folders.map(({ path }) =>
    startShop({
      DATABASE_URL: database.url,
      DATA_DIR: path,
      FILES_DIR: folders[0]?.path ?? '',
      WEB_CONCURRENCY: '2',
      LOG_LEVEL: 'warn',
    }),
  )
  await Promise.all(shops.map(({ opened }) => opened))
})

afterAll(async () => {
  for (const { process } of shops) process.kill('SIGTERM')
  await Promise.all(shops.map(({ ended }) => ended))
  await database.close()
  for (const { remove } of folders) remove()
})

test('what recurs each minute is done once a minute, by two nodes with two processes each', async () => {
  const begin = await now()
  await sleep(MINUTES * MINUTE_MS)
  const jobs = await jobsSince(begin)
  const doneBefore = await countJobs(['completed'])
  const runs = await countRuns()
  const doneAfter = await countJobs(['completed', 'active'])

  expect(jobs.length).toBeGreaterThan(5)
  for (const { name, total } of jobs) {
    expect(total, name).toBeGreaterThanOrEqual(MINUTES - 2)
    expect(total, name).toBeLessThanOrEqual(MINUTES + 2)
    expect(runs.get(name), name).toBeGreaterThanOrEqual(doneBefore.get(name) ?? 0)
    expect(runs.get(name), name).toBeLessThanOrEqual(doneAfter.get(name) ?? 0)
  }
})

async function now(): Promise<Date> {
  const { rows } = await database.pool.query<{ now: Date }>('select now()')

  return rows[0]?.now ?? new Date(0)
}

/** The jobs that recur each minute, with how often each was enqueued. */
async function jobsSince(begin: Date): Promise<{ name: string; total: number }[]> {
  const { rows } = await database.pool.query<{ name: string; total: number }>(
    `select s.name, count(j.id)::integer as total
     from pgboss.schedule s left join pgboss.job j on j.name = s.name and j.created_on >= $1
     where s.cron = '* * * * *' group by s.name`,
    [begin],
  )

  return rows
}

async function countJobs(states: string[]): Promise<Map<string, number>> {
  const { rows } = await database.pool.query<{ name: string; total: number }>(
    'select name, count(*)::integer as total from pgboss.job where state::text = any($1) group by name',
    [states],
  )

  return new Map(rows.map(({ name, total }) => [name, total]))
}

/** How often all processes together have run each job. */
async function countRuns(): Promise<Map<string, number>> {
  const runs = new Map<string, number>()
  for (const { opened } of shops) {
    const metrics = await (await fetch(`${await opened}/metrics`)).text()
    for (const [, labels = '', count] of metrics.matchAll(/^job_duration_seconds_count\{(.*)\} (\d+)$/gm)) {
      const name = /job="([^"]+)"/.exec(labels)?.[1] ?? ''
      runs.set(name, (runs.get(name) ?? 0) + Number(count))
    }
  }

  return runs
}
