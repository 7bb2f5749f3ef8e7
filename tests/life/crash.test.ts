import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type Connection, connect } from '#platform/database/connect.ts'
import { runningEmbedded } from '#platform/database/embedded/embedded.ts'
import { processInfo } from '#platform/database/embedded/process-info.ts'
import { type Shop, startShop, temporaryFolder } from './shop.ts'

// Starting a shop takes a second; on a machine that is busy with other tests, many.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 })

/** A shop that was opened once and stopped: creating its database takes longer than a test. */
const prepared = temporaryFolder()
let folder: ReturnType<typeof temporaryFolder>
let shops: Shop[]

beforeAll(async () => {
  const shop = startShop({ DATA_DIR: prepared.path })
  await shop.opened
  shop.process.kill('SIGTERM')
  expect(await shop.ended).toBe(0)
})

afterAll(prepared.remove)

beforeEach(() => {
  folder = temporaryFolder()
  execFileSync('cp', ['-a', `${prepared.path}/.`, folder.path])
  shops = []
})

afterEach(async () => {
  for (const shop of shops) {
    shop.process.kill('SIGTERM')
    await shop.ended
  }
  folder.remove()
})

test('committed data survives kill -9 of the shop and of its database', async () => {
  const shop = await open()
  const database = await databaseOf()
  await database.pool.query('create table gravados (n int primary key)')
  const committed: number[] = []
  const writing = write(database, committed)
  while (committed.length < 50) await oneTurn()

  process.kill(postmaster(), 'SIGKILL')
  shop.process.kill('SIGKILL')
  await Promise.all([shop.ended, writing])
  await database.close()
  await open()

  const again = await databaseOf()
  const { rows } = await again.pool.query<{ n: number }>('select n from gravados')
  await again.close()
  expect(rows.map(({ n }) => n)).toEqual(expect.arrayContaining(committed))
})

test('no protection against a power failure is off', async () => {
  await open()
  const database = await databaseOf()
  const { rows } = await database.pool.query(
    `select name, setting from pg_settings where name in ('fsync', 'synchronous_commit', 'full_page_writes')`,
  )
  await database.close()

  expect(rows.map(({ setting }) => setting)).toEqual(['on', 'on', 'on'])
})

test('takes over the database that a killed shop left running', { tags: 'long' }, async () => {
  const shop = await open()
  const orphan = postmaster()
  shop.process.kill('SIGKILL')
  await shop.ended
  expect(isAlive(orphan)).toBe(true)

  await open()

  expect(isAlive(orphan)).toBe(false)
  expect(postmaster()).not.toBe(orphan)
})

test('locks whose process id was reused do not keep the shop closed', { tags: 'long' }, async () => {
  const shop = await open()
  process.kill(postmaster(), 'SIGKILL')
  shop.process.kill('SIGKILL')
  await shop.ended
  writeFileSync(join(folder.path, 'lira.lock'), JSON.stringify({ pid: process.pid, started: 'antes' }))
  const pidFile = join(folder.path, 'postgres', 'data', 'postmaster.pid')
  writeFileSync(pidFile, readFileSync(pidFile, 'utf8').replace(/^\d+/, String(process.pid)))

  const next = await open()

  expect((await fetch(`${await next.opened}/readyz`)).status).toBe(200)
})

test('a lock file truncated by a power failure belongs to nobody', { tags: 'long' }, async () => {
  writeFileSync(join(folder.path, 'lira.lock'), '{"pid":')

  await open()
})

test('a shop that was killed while its first database was created starts over', {
  tags: 'long',
}, async () => {
  folder.remove()
  folder = temporaryFolder()
  const shop = start()
  while (!clusterIsGrowing()) await oneTurn()
  shop.process.kill('SIGKILL')
  await shop.ended

  await open()
})

function start() {
  const shop = startShop({ DATA_DIR: folder.path })
  shops.push(shop)
  return shop
}

async function open() {
  const shop = start()
  await shop.opened
  return shop
}

async function databaseOf(): Promise<Connection> {
  const connection = connect((await runningEmbedded(join(folder.path, 'postgres'))) ?? '', 1)
  // It is killed in the middle of this.
  connection.pool.on('error', () => undefined)
  return connection
}

/** Counts a number as committed only after the database has confirmed it. */
async function write({ pool }: Connection, committed: number[]) {
  try {
    for (let n = 0; ; n++) {
      await pool.query('insert into gravados values ($1)', [n])
      committed.push(n)
    }
  } catch {
    return
  }
}

function postmaster() {
  return Number(readFileSync(join(folder.path, 'postgres', 'data', 'postmaster.pid'), 'utf8').split('\n')[0])
}

/** initdb has begun to write. */
function clusterIsGrowing() {
  const postgres = join(folder.path, 'postgres')
  if (!existsSync(postgres)) return false
  return readdirSync(postgres).some(
    (name) => name.startsWith('data.nova-') && existsSync(join(postgres, name, 'PG_VERSION')),
  )
}

function isAlive(pid: number) {
  return processInfo(pid) !== undefined
}

function oneTurn() {
  return new Promise((resolve) => setTimeout(resolve, 5))
}
