import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sampleProduct } from '#platform/catalog/catalog.fixtures.ts'
import { saveProduct } from '#platform/catalog/product/editing/save-product.ts'
import { type Connection, connect } from '#platform/database/connect.ts'
import { prepareDatabase } from '#tools/counterparts/shop-account.ts'
import { shopEnvironment } from '#tools/counterparts/shop-environment.ts'
import { type Providers, startProviders } from '#tools/counterparts/start-providers.ts'
import { checkOut } from '#tools/crash/checkouts.ts'
import { stockUp } from '#tools/crash/stock-up.ts'
import { type Shop, startShop, temporaryFolder } from '../life/shop.ts'
import { databaseAt, testDatabase } from '../support/database.ts'
import { PGBOUNCER, startPgBouncer } from './pgbouncer.ts'

const ORDERS = 24

if (PGBOUNCER === undefined) console.log('SKIPPED: PgBouncer is not installed (apt install pgbouncer).')

describe.skipIf(PGBOUNCER === undefined)('a shop behind PgBouncer in transaction mode', () => {
  const folder = temporaryFolder()
  let pooler: Awaited<ReturnType<typeof startPgBouncer>>
  let psp: Providers
  let direct: Connection
  let shop: Shop
  let address: string
  let products: number[]

  beforeAll(async () => {
    const server = await testDatabase()
    await server.pool.query('create database loja_com_pooler')
    await server.close()
    const url = databaseAt(server.url, 'loja_com_pooler')
    psp = await startProviders()
    await prepareDatabase(url)
    direct = connect(`${url}?application_name=observer`, 4)
    products = await stockUp(direct, 1_000)
    pooler = await startPgBouncer(url, folder.path)
    shop = startShop({
      ...shopEnvironment(psp),
      DATA_DIR: folder.path,
      DATABASE_URL: pooler.url,
      DATABASE_DIRECT_URL: url,
      WEB_CONCURRENCY: '2',
      LOG_LEVEL: 'warn',
    })
    address = await shop.opened
    psp.notifyShop(address)
  })

  afterAll(async () => {
    shop.process.kill('SIGTERM')
    await shop.ended
    await pooler.stop()
    await direct.close()
    await psp.close()
    folder.remove()
  })

  test('sells to many at a time, and logs nothing', async () => {
    const market = { shop: address, mercadoPago: psp.mercadoPago.url, products, onAnswer: () => undefined }
    const orders = await Promise.all(
      Array.from({ length: ORDERS }, (_, shopper) => checkOut(market, shopper)),
    )
    const pages = await Promise.all(
      ['/', '/marcas', '/busca?q=violino', '/produto-1'].map((path) => fetch(address + path)),
    )

    expect(orders.filter(Boolean)).toHaveLength(ORDERS)
    expect(pages.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(
      shop
        .out()
        .split('\n')
        .filter((line) => line.startsWith('{')),
    ).toEqual([])
  })

  test('hears of changes and runs jobs', async () => {
    await fetch(`${address}/produto-1`)
    await saveProduct(direct, { ...sampleProduct('produto-1'), nome: 'Violino do pooler' })

    await until(async () =>
      (await (await fetch(`${address}/produto-1`)).text()).includes('Violino do pooler'),
    )
    await until(async () => {
      const { rowCount } = await direct.pool.query(
        `select from pgboss.job where state = 'completed' and name like 'orders.%'`,
      )
      return (rowCount ?? 0) > 0
    })
  })

  test('leaves nothing behind in the connections that it shares', async () => {
    const pooled = connect(pooler.url, 12, { pooled: true })
    const sessions = await Promise.all(
      Array.from({ length: 12 }, () =>
        pooled.pool.query(
          `select pg_backend_pid() as pid, current_setting('statement_timeout') as statements,
                  current_setting('lock_timeout') as locks,
                  (select count(*)::int from pg_prepared_statements) as prepared,
                  (select count(*)::int from pg_locks where locktype = 'advisory' and pid = pg_backend_pid()) as advisory,
                  pg_sleep(0.2)::text as slept`,
        ),
      ),
    )
    await pooled.close()
    const states = sessions.map(({ rows: [{ pid: _, slept: __, ...state }] }) => JSON.stringify(state))

    expect(new Set(sessions.map(({ rows: [{ pid }] }) => pid)).size).toBeGreaterThan(2)
    expect(new Set(states)).toEqual(
      new Set([JSON.stringify({ statements: '0', locks: '0', prepared: 0, advisory: 0 })]),
    )
  })

  test('deadlines hold within transactions', async () => {
    const pooled = connect(pooler.url, 1, {
      pooled: true,
      deadlines: {
        connectMs: 1_000,
        statementMs: 300,
        lockMs: 200,
        idleInTransactionMs: 1_000,
        silenceMs: 5_000,
      },
    })
    const slow = pooled.db.transaction((tx) => tx.execute('select pg_sleep(5)'))

    await expect(slow).rejects.toMatchObject({ cause: { code: '57014' } })
    await pooled.close()
  })

  test('a pooler that leads to another database is refused at the start', async () => {
    const other = startShop({
      DATA_DIR: temporaryFolder().path,
      DATABASE_URL: databaseAt(pooler.url, 'postgres'),
      DATABASE_DIRECT_URL: databaseAt(pooler.url, 'loja_com_pooler'),
    })

    expect(await other.ended).toBe(1)
    expect(other.err()).toBe('DATABASE_URL e DATABASE_DIRECT_URL levam a bancos de dados diferentes.\n')
  })
})

async function until(holds: () => Promise<boolean>) {
  while (!(await holds())) await sleep(100)
}
