import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DEMO_SETTINGS } from '#demo/content/settings.ts'
import { prepareFixtures, sampleProduct, sampleSku } from '#platform/catalog/catalog.fixtures.ts'
import { saveProduct } from '#platform/catalog/product/editing/save-product.ts'
import { saveSettings } from '#platform/content/settings/save-settings.ts'
import { type Connection, connect } from '#platform/database/connect.ts'
import { migrate } from '#platform/database/migrate.ts'
import { runTool } from '../life/run-tool.ts'
import { type Shop, startShop, temporaryFolder } from '../life/shop.ts'
import { testDatabase } from '../support/database.ts'
import { PGBOUNCER, startPgBouncer } from './pgbouncer.ts'
import { POSTGRES, SLOT, startReplicated } from './postgres.ts'

/** More than the products below, so that each can have a price that no other has. */
const PRODUCTS = 20

if (POSTGRES === undefined) console.log('SKIPPED: PostgreSQL is not installed (apt install postgresql).')

describe.skipIf(POSTGRES === undefined)('a shop with a streaming replica', () => {
  const folders = [temporaryFolder(), temporaryFolder(), temporaryFolder(), temporaryFolder()]
  let servers: Awaited<ReturnType<typeof startReplicated>>
  let primary: Connection
  let replica: Connection
  let shop: Shop
  let address: string

  beforeAll(async () => {
    const [own, database] = folders.map(({ path }) => path)
    servers = await startReplicated(database ?? '')
    primary = connect(servers.primary.url, 4)
    replica = connect(servers.replica.url, 1)
    await migrate(primary.pool)
    await saveSettings(primary, DEMO_SETTINGS)
    await prepareFixtures(primary.db)
    for (let n = 0; n < PRODUCTS; n++) await price(n, 10_000 + n)
    shop = startShop({
      DATA_DIR: own ?? '',
      DATABASE_URL: servers.primary.url,
      DATABASE_READ_URL: servers.replica.url,
      LOG_LEVEL: 'warn',
    })
    address = await shop.opened
  })

  afterAll(async () => {
    shop.process.kill('SIGTERM')
    await shop.ended
    await primary.close()
    await replica.close()
    await servers.replica.stop('SIGINT')
    await servers.primary.stop('SIGINT')
    for (const { remove } of folders) remove()
  })

  test('reads pages and shared calls there', async () => {
    while ((await reads('replica')) === 0) {
      await price(0, 10_000)
      await page(0)
      await sleep(100)
    }

    expect(await reads('replica')).toBeGreaterThan(0)
  })

  test('shows each change at once and keeps it, while the replica does not replay', async () => {
    await replica.pool.query('select pg_wal_replay_pause()')
    const before = await reads('replica')
    for (let n = 0; n < PRODUCTS; n++) {
      await price(n, 20_000 + n)
      await until(async () => (await page(n)).includes(shown(20_000 + n)))
      expect(await detail(n)).toContain(`"precoPor":${20_000 + n}`)
    }
    expect(await reads('replica')).toBe(before)
    await replica.pool.query('select pg_wal_replay_resume()')
  })

  test('caches nothing old from a replica that is always a little behind', async () => {
    for (let round = 1; round <= 3; round++) {
      for (let n = 0; n < PRODUCTS; n++) {
        const changing = price(n, 30_000 + round * 1_000 + n)
        // Rendered before, while and after the change.
        await Promise.all([changing, page(n), page((n + 1) % PRODUCTS), detail(n)])
        await replica.pool.query('select pg_wal_replay_pause()')
        await Promise.all([page(n), detail(n)])
        await sleep(20)
        await replica.pool.query('select pg_wal_replay_resume()')
      }
      await sleep(500)
      for (let n = 0; n < PRODUCTS; n++)
        expect([await page(n), await detail(n)]).toEqual([
          expect.stringContaining(shown(30_000 + round * 1_000 + n)),
          expect.stringContaining(`"precoPor":${30_000 + round * 1_000 + n}`),
        ])
    }
  })

  test('reads at the primary while the replica is away, and there again when it is back', async () => {
    await servers.replica.stop('SIGINT')
    for (let n = 0; n < PRODUCTS; n++) {
      await price(n, 50_000 + n)
      const [answer, api] = await Promise.all([fetch(`${address}/produto-${n}`), callDetail(n)])
      expect([answer.status, api.status]).toEqual([200, 200])
    }
    expect(await reads('failed')).toBeGreaterThan(0)
    await restartReplica()
    await untilRead()
  })

  test('a replica that stands still delays nobody for long, and fails nothing', async () => {
    await untilRead()
    const { rows } = await replica.pool.query<{ pid: number }>('select pid from pg_stat_activity')
    const pids = [...rows.map(({ pid }) => pid), servers.replica.pid]
    for (const pid of pids) process.kill(pid, 'SIGSTOP')
    // It is still believed to answer.
    const believed = await Promise.all(Array.from({ length: PRODUCTS }, (_, n) => callDetail(n)))
    for (let n = 0; n < PRODUCTS; n++) await price(n, 60_000 + n)
    // The notification of a change comes a moment after its commit.
    for (let n = 0; n < PRODUCTS; n++)
      await until(async () => (await detail(n)).includes(`"precoPor":${60_000 + n}`))
    for (const pid of pids.toReversed()) process.kill(pid, 'SIGCONT')

    expect(new Set(believed.map(({ status }) => status))).toEqual(new Set([200]))
  })

  test('a replica whose slot is gone is not read after the next change, and the doctor says why', async () => {
    await untilRead()
    expect(await doctor()).toMatchObject({ out: expect.stringMatching(/^Réplica: .+; a loja lê nela\.$/m) })

    await servers.replica.stop('SIGKILL')
    await until(async () => {
      const { rows } = await primary.pool.query('select from pg_replication_slots where not active')
      return rows.length === 1
    })
    await primary.pool.query('select pg_drop_replication_slot($1)', [SLOT])
    await restartReplica()
    for (let n = 0; n < PRODUCTS; n++) {
      await price(n, 70_000 + n)
      await until(async () => (await page(n)).includes(shown(70_000 + n)))
    }
    const before = await reads('replica')
    for (let n = 0; n < PRODUCTS; n++) expect(await detail(n)).toContain(`"precoPor":${70_000 + n}`)
    expect(await reads('replica')).toBe(before)
    const { code, out } = await doctor()
    expect(code).toBe(1)
    expect(out).toMatch(/^Réplica: a loja lê do banco principal\.$/m)
    expect(out).toMatch(/está mais de 5 segundos atrasada \(\d.* kB.*não recebe nada do principal/)

    await primary.pool.query('select pg_create_physical_replication_slot($1)', [SLOT])
    await untilRead()
  })

  test.skipIf(PGBOUNCER === undefined)(
    'reads at a replica behind PgBouncer, though the primary has none',
    async () => {
      const [, , own, bouncer] = folders.map(({ path }) => path)
      const pooler = await startPgBouncer(servers.replica.url, bouncer ?? '')
      const behind = startShop({
        DATA_DIR: own ?? '',
        DATABASE_URL: servers.primary.url,
        DATABASE_READ_URL: pooler.url,
        LOG_LEVEL: 'warn',
      })
      const origin = await behind.opened
      await until(async () => {
        for (let n = 0; n < PRODUCTS; n++) await price(n, 80_000 + (Math.floor(performance.now()) % 1_000))
        await Promise.all(
          Array.from({ length: PRODUCTS }, async (_, n) => {
            const answers = await Promise.all([page(n, origin), callDetail(n, origin)])
            expect(answers[1].status).toBe(200)
          }),
        )
        return (await reads('replica', origin)) > 3 * PRODUCTS
      })
      const failed = await reads('failed', origin)
      behind.process.kill('SIGTERM')
      await behind.ended
      await pooler.stop()

      expect(failed).toBe(0)
      expect(
        behind
          .out()
          .split('\n')
          .filter((line) => line.startsWith('{')),
      ).toEqual([])
    },
  )

  test('a replica of another database is refused at the start', async () => {
    const other = await testDatabase()
    const refused = startShop({
      DATA_DIR: temporaryFolder().path,
      DATABASE_URL: servers.primary.url,
      DATABASE_READ_URL: other.url,
    })
    expect(await refused.ended).toBe(1)
    expect(refused.err()).toBe('DATABASE_READ_URL não leva a uma réplica do banco de DATABASE_URL.\n')
    await other.close()
  })

  function price(n: number, precoPor: number) {
    const sku = sampleSku(`P${n}`, { precoPor, estoque: 50 })
    return saveProduct(primary, sampleProduct(`produto-${n}`, { skus: [sku] }))
  }

  async function restartReplica() {
    Object.assign(servers.replica, await servers.startReplica())
  }

  /** Until the shop reads at the replica again. */
  async function untilRead() {
    const before = await reads('replica')
    await until(async () => {
      await price(0, 50_000 + (Math.floor(performance.now()) % 1_000))
      await sleep(100)
      await page(0)
      return (await reads('replica')) > before
    })
  }

  function doctor() {
    return runTool('doctor', [], {
      DATA_DIR: folders[0]?.path ?? '',
      DATABASE_URL: servers.primary.url,
      DATABASE_READ_URL: servers.replica.url,
    })
  }

  async function page(n: number, origin = address): Promise<string> {
    return (await fetch(`${origin}/produto-${n}`)).text()
  }

  function callDetail(n: number, origin = address): Promise<Response> {
    return fetch(`${origin}/v2/front/url/product/detail?url=/produto-${n}`, {
      headers: { 'app-token': 'loja-virtual' },
    })
  }

  async function detail(n: number): Promise<string> {
    return (await callDetail(n)).text()
  }

  async function reads(at: string, origin = address): Promise<number> {
    const text = await (await fetch(`${origin}/metrics`)).text()
    return Number(new RegExp(`^replica_reads_total\\{at="${at}"\\} (\\d+)`, 'm').exec(text)?.[1] ?? 0)
  }
})

function shown(price: number): string {
  return `${Math.floor(price / 100)},${String(price % 100).padStart(2, '0')}`
}

async function until(holds: () => Promise<boolean>) {
  while (!(await holds())) await sleep(50)
}
