import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { DEMO_SETTINGS } from '#demo/content/settings.ts'
import { prepareFixtures, sampleProduct } from '#platform/catalog/catalog.fixtures.ts'
import { saveProduct } from '#platform/catalog/product/editing/save-product.ts'
import { saveSettings } from '#platform/content/settings/save-settings.ts'
import { sendAccountDeletedJob } from '#platform/customers/account-jobs.ts'
import { enqueue } from '#platform/infrastructure/jobs/enqueue.ts'
import { type TestDatabase, testDatabase } from '../support/database.ts'
import { beginSignup } from './begin-signup.ts'
import { type Shop, startShop, temporaryFolder } from './shop.ts'

// Starting a shop takes a second; on a machine that is busy with other tests, many.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 })

const folder = temporaryFolder()
let database: TestDatabase
let shop: Shop
let address: string

beforeAll(async () => {
  database = await testDatabase()
  await saveSettings(database, DEMO_SETTINGS)
  await prepareFixtures(database.db)
  await saveProduct(database, sampleProduct('violino'))
  await start()
})

afterAll(async () => {
  shop.process.kill('SIGTERM')
  await shop.ended
  await database.close()
  folder.remove()
})

test('two processes answer, each with its own series of metrics', async () => {
  expect(childrenOf(shop)).toHaveLength(2)
  await until(async () => {
    await ask('/')
    const metrics = await measure()
    return [0, 1].every((slot) => new RegExp(`^http_requests_total\\{.*process="${slot}"`, 'm').test(metrics))
  })
})

test('a network gets the limit of one process, over all connections', async () => {
  const visitor = { 'app-token': 'loja-virtual', 'x-forwarded-for': '198.51.100.7' }
  const statuses = await Promise.all(
    Array.from({ length: 600 }, () => ask('/v2/front/settings', visitor).then(({ status }) => status)),
  )
  const allowed = statuses.filter((status) => status === 200).length

  expect(allowed).toBeLessThanOrEqual(300)
  expect(allowed).toBeGreaterThanOrEqual(270)
  expect(statuses.filter((status) => status === 429)).toHaveLength(600 - allowed)
})

test('while the first process hangs, the others answer, each counting for itself, and say that the node is not well', async () => {
  // What is connected already: new connections are taken by the first process.
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const visitor = { 'app-token': 'loja-virtual', 'x-forwarded-for': '198.51.100.8' }
  await ask('/v2/front/settings', visitor, agent)
  shop.process.kill('SIGSTOP')
  try {
    // More than it was granted before.
    const statuses = []
    for (let n = 0; n < 60; n++) statuses.push((await ask('/v2/front/settings', visitor, agent)).status)
    expect(new Set(statuses)).toEqual(new Set([200]))
    for (const path of ['/healthz', '/readyz']) {
      const { status, body } = await ask(path, {}, agent)
      expect([status, JSON.parse(body)]).toEqual([
        503,
        { situacao: 'indisponivel', motivo: 'o primeiro processo da loja não responde' },
      ])
    }
  } finally {
    shop.process.kill('SIGCONT')
  }
  for (const path of ['/healthz', '/readyz'])
    await until(async () => (await ask(path, {}, agent)).status === 200)
  agent.destroy()
})

test('a change is seen through every process', async () => {
  for (let i = 0; i < 8; i++) expect((await ask('/violino')).body).not.toContain('Violino reformado')
  await saveProduct(database, { ...sampleProduct('violino'), nome: 'Violino reformado' })

  await until(async () => {
    const bodies = await Promise.all(Array.from({ length: 8 }, () => ask('/violino')))
    return bodies.every(({ body }) => body.includes('Violino reformado'))
  })
})

test('one process runs jobs, each once', async () => {
  const { rowCount } = await database.pool.query(
    `select from pg_locks where locktype = 'advisory' and objid = 5471004 and granted
       and database = (select oid from pg_database where datname = current_database())`,
  )
  expect(rowCount).toBe(1)

  for (let n = 0; n < 20; n++)
    await enqueue(database.db, sendAccountDeletedJob, { email: `cliente${n}@loja.exemplo`, nome: 'Ana' })
  await until(async () => mailsIn(folder.path) >= 20)
  await sleep(1_000)
  expect(mailsIn(folder.path)).toBe(20)
})

test.each(['SIGKILL', 'SIGTERM'] as const)(
  'after %s of one process it is replaced, and no request fails but those in flight',
  async (signal) => {
    const before = childrenOf(shop)
    const clients = 4
    const { failures, stop } = visit(clients)
    const victim = before.at(-1) ?? 0
    process.kill(victim, signal)
    await until(async () => {
      const now = childrenOf(shop)
      return now.length === 2 && !now.includes(victim) && (await measure()).includes('processes_open 2')
    })
    await sleep(300)
    const count = await stop()

    expect(failures().length).toBeLessThanOrEqual(signal === 'SIGKILL' ? clients : 0)
    expect(count).toBeGreaterThan(50)
  },
)

test('a process whose replacement dies before it is open stays, and can be asked to end again', {
  tags: 'long',
}, async () => {
  const before = childrenOf(shop)
  const victim = before.at(-1) ?? 0
  process.kill(victim, 'SIGTERM')
  let replacement: number | undefined
  while (!replacement) {
    replacement = childrenOf(shop).find((pid) => !before.includes(pid))
    await sleep(5)
  }
  process.kill(replacement, 'SIGKILL')
  await until(async () => !childrenOf(shop).includes(replacement))

  // Nobody comes in its place, even after the first pause of a replacement.
  await sleep(1_500)
  expect(childrenOf(shop)).toEqual(before)
  process.kill(victim, 'SIGTERM')
  await until(async () => childrenOf(shop).length === 2 && !childrenOf(shop).includes(victim))
})

test('the process that runs jobs is replaced as well', { tags: 'long' }, async () => {
  const [first = 0] = childrenOf(shop)
  process.kill(first, 'SIGKILL')
  await until(async () => !childrenOf(shop).includes(first))
  await enqueue(database.db, sendAccountDeletedJob, { email: 'ultima@loja.exemplo', nome: 'Ana' })

  await until(async () => mailsIn(folder.path) === 21)
})

test('SIGTERM lets the requests in flight of all processes finish', { tags: 'long' }, async () => {
  const signups = await Promise.all(Array.from({ length: 8 }, (_, person) => beginSignup(address, person)))
  const errorsBefore = shop.err()
  // As a terminal and some supervisors do.
  for (const pid of [...childrenOf(shop), shop.process.pid ?? 0]) process.kill(pid, 'SIGTERM')
  await until(() =>
    ask('/healthz').then(
      () => false,
      () => true,
    ),
  )

  expect(await Promise.all(signups.map((signup) => signup.finish()))).toEqual(Array(8).fill(200))
  expect(await shop.ended).toBe(0)
  expect(shop.err()).toBe(errorsBefore)
  await start()
})

test('a port in use is reported once, and all processes end', { tags: 'long' }, async () => {
  const other = temporaryFolder()
  const second = startShop({
    DATA_DIR: other.path,
    DATABASE_URL: database.url,
    PORT: new URL(address).port,
    WEB_CONCURRENCY: '2',
  })

  expect(await second.ended).toBe(1)
  expect(second.err()).toMatch(/^A porta \d+ .+ já está em uso; .+\n$/)
  other.remove()
})

async function start() {
  shop = startShop({
    DATA_DIR: folder.path,
    DATABASE_URL: database.url,
    WEB_CONCURRENCY: '2',
    TRUST_PROXY: '1',
    LOG_LEVEL: 'warn',
  })
  address = await shop.opened
}

/** The processes that a shop's first one has started. */
function childrenOf({ process: { pid } }: Shop): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
  return children.split(' ').filter(Boolean).map(Number)
}

/** Visitors who ask one after the other, each time over a new connection. */
function visit(clients: number) {
  const failed: unknown[] = []
  let done = false
  let count = 0
  const visitors = Array.from({ length: clients }, async () => {
    while (!done) {
      const { status } = await ask('/violino').catch((error: unknown) => {
        failed.push(error)
        return { status: 200 }
      })
      if (status !== 200) failed.push(status)
      count++
    }
  })

  return {
    failures: () => failed,
    async stop() {
      done = true
      await Promise.all(visitors)
      return count
    },
  }
}

/** Empty if the process that was asked has just been killed. */
async function measure(): Promise<string> {
  return ask('/metrics').then(
    ({ body }) => body,
    () => '',
  )
}

function mailsIn(dataDir: string): number {
  const mails = join(dataDir, 'mail')
  return existsSync(mails) ? readdirSync(mails).length : 0
}

type Answer = { status: number; body: string }

/** Over a connection of its own, unless `agent` has one. */
function ask(path: string, headers: Record<string, string> = {}, agent?: Agent): Promise<Answer> {
  return new Promise((resolve, reject) => {
    get(address + path, { agent: agent ?? false, headers }, (response) => {
      let body = ''
      response.setEncoding('utf8').on('data', (text) => {
        body += text
      })
      response.on('error', reject).on('end', () => resolve({ status: response.statusCode ?? 0, body }))
    }).on('error', reject)
  })
}

async function until(holds: () => Promise<boolean>) {
  while (!(await holds())) await sleep(50)
}
