import { mkdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { afterAll, expect, test, vi } from 'vitest'
import { DEMO_SETTINGS } from '#demo/content/settings.ts'
import { freightTables } from '#demo/freight.ts'
import { prepareFixtures, sampleProduct, sampleSku } from '#platform/catalog/catalog.fixtures.ts'
import { saveProduct } from '#platform/catalog/product/editing/save-product.ts'
import { saveSettings } from '#platform/content/settings/save-settings.ts'
import { type Connection, connect } from '#platform/database/connect.ts'
import { runningEmbedded, startEmbedded } from '#platform/database/embedded/embedded.ts'
import { hashPassword } from '#platform/infrastructure/security/passwords.ts'
import { localStorage } from '#platform/infrastructure/storage/local.ts'
import { saveOriginal } from '#platform/infrastructure/storage/pictures/save-original.ts'
import { saveFreightTables } from '#platform/shipping/freight-tables/save-freight-tables.ts'
import { funcionarios } from '#platform/staff/tables.ts'
import { prepareDatabase } from '#tools/counterparts/shop-account.ts'
import { shopEnvironment } from '#tools/counterparts/shop-environment.ts'
import { startProviders } from '#tools/counterparts/start-providers.ts'
import { checkOut } from '#tools/crash/checkouts.ts'
import { runTool } from '../life/run-tool.ts'
import { type Shop, startShop, temporaryFolder } from '../life/shop.ts'
import { databaseAt, testDatabase } from '../support/database.ts'

// Starting a shop takes a second; on a machine that is busy with other tests, many.
vi.setConfig({ testTimeout: 600_000, hookTimeout: 180_000 })

const STOCK = 500
const OWNER = { email: 'dona@loja.com.br', senha: 'corda-de-violao-nova' }
const PICTURE = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><rect width="9" height="9"/></svg>',
)

const folder = temporaryFolder()
const shops: Shop[] = []

afterAll(async () => {
  for (const shop of shops) {
    shop.process.kill('SIGTERM')
    await shop.ended
  }
  folder.remove()
})

// The drill of docs/operations.md, step by step.
test('a backup made while orders are placed restores orders, stock, pictures and people, embedded and external', async () => {
  const psp = await startProviders()
  const environment = shopEnvironment(psp)
  const first = join(folder.path, 'first')
  const cluster = await startEmbedded(join(first, 'postgres'), { durable: false })
  await prepareDatabase(cluster.url)
  await cluster.stop()
  const shop = open({ ...environment, DATA_DIR: first })
  const address = await shop.opened
  psp.notifyShop(address)
  const live = await embeddedOf(first)
  const picture = await fill(live, first)
  await checkOuts(address, psp.mercadoPago.url, live, 0, 3)

  const orders = checkOuts(address, psp.mercadoPago.url, live, 3, 9)
  const file = join(folder.path, 'loja.tar.gz')
  const backup = await runTool('backup', [file], { DATA_DIR: first })
  expect(backup).toMatchObject({ code: 0, err: '' })
  expect(statSync(file).mode & 0o777).toBe(0o600)
  await orders
  expect((await fetch(`${address}/readyz`)).status).toBe(200)

  const second = join(folder.path, 'second')
  expect(await runTool('restore', [file], { DATA_DIR: second })).toMatchObject({ code: 0, err: '' })
  const embedded = open({ ...environment, DATA_DIR: second })
  const restored = await check(await embedded.opened, await embeddedOf(second), live, picture)
  expect(restored).toBeGreaterThanOrEqual(3)
  embedded.process.kill('SIGTERM')
  expect(await embedded.ended).toBe(0)

  // The embedded shop moves to an external database.
  const server = await testDatabase()
  await server.pool.query('create database loja_crescida')
  const outside = {
    DATABASE_URL: databaseAt(server.url, 'loja_crescida'),
    DATA_DIR: join(folder.path, 'third'),
  }
  expect(await runTool('restore', [file], outside)).toMatchObject({ code: 0, err: '' })
  const external = open({ ...environment, ...outside })
  const connection = connect(outside.DATABASE_URL, 2)
  expect(await check(await external.opened, connection, live, picture)).toBe(restored)
  external.process.kill('SIGTERM')
  expect(await external.ended).toBe(0)

  // And back again.
  const back = join(folder.path, 'back.tar.gz')
  expect(await runTool('backup', [back], outside)).toMatchObject({ code: 0, err: '' })
  const fourth = join(folder.path, 'fourth')
  expect(await runTool('restore', [back], { DATA_DIR: fourth })).toMatchObject({ code: 0, err: '' })
  const again = open({ ...environment, DATA_DIR: fourth })
  expect(await check(await again.opened, await embeddedOf(fourth), live, picture)).toBe(restored)

  await Promise.all([live.close(), server.close(), psp.close()])
})

function open(environment: Record<string, string>) {
  const shop = startShop(environment)
  shops.push(shop)
  return shop
}

async function embeddedOf(dataDir: string): Promise<Connection> {
  return connect((await runningEmbedded(join(dataDir, 'postgres'))) ?? '', 4)
}

/** The address of an uploaded picture. */
async function fill(connection: Connection, dataDir: string): Promise<string> {
  await saveSettings(connection, DEMO_SETTINGS)
  await prepareFixtures(connection.db)
  await saveFreightTables(connection, freightTables())
  for (const n of [0, 1, 2])
    await saveProduct(
      connection,
      sampleProduct(`produto-${n}`, { skus: [sampleSku(`P${n}`, { estoque: STOCK })] }),
    )
  await connection.db.insert(funcionarios).values({
    nome: 'Dona Clara',
    email: OWNER.email,
    papel: 'dono',
    senha: await hashPassword(OWNER.senha),
    criadoEm: new Date(),
  })
  mkdirSync(join(dataDir, 'fotos'), { recursive: true })
  const hash = await saveOriginal(connection.db, localStorage(join(dataDir, 'fotos')), PICTURE)

  return `/imagens/${hash}/96.webp`
}

/** Shoppers with numbers from `from` on, three at a time. */
async function checkOuts(shop: string, mercadoPago: string, { pool }: Connection, from: number, to: number) {
  const { rows } = await pool.query<{ id: number }>('select id from produtos order by id')
  const market = { shop, mercadoPago, products: rows.map(({ id }) => id), onAnswer: () => undefined }
  let next = from
  await Promise.all(
    [1, 2, 3].map(async () => {
      while (next < to) await checkOut(market, next++)
    }),
  )
}

/** Checks that the restored data is a consistent part of the live shop. Returns the number of orders. */
async function check(address: string, { pool, close }: Connection, live: Connection, picture: string) {
  const orders = 'select id, numero, email, total, metodo, criado_em from pedidos order by numero'
  const { rows } = await pool.query<{ id: string; numero: number }>(orders)
  const all = await live.pool.query(orders)
  expect(all.rows).toEqual(expect.arrayContaining(rows))

  const stock = await pool.query<{ total: number }>(
    `select estoque + coalesce((select sum(quantidade) from reservas r where r.id_sku = s.id and r.situacao <> 'devolvida'), 0)::int
       as total from skus s`,
  )
  expect(stock.rows.map(({ total }) => total)).toEqual([STOCK, STOCK, STOCK])
  expect((await pool.query('select 1 from pedidos_busca')).rowCount).toBe(rows.length)

  const before = await pool.query<{ chave: string }>(
    'select chave from mensagens_enviadas where enviada_em is not null',
  )
  await settled(pool)
  const after = await pool.query<{ chave: string }>(
    'select chave from mensagens_enviadas where enviada_em is not null',
  )
  expect(after.rows.length).toBeGreaterThanOrEqual(before.rows.length)
  expect(new Set(after.rows.map(({ chave }) => chave)).size).toBe(after.rows.length)

  expect((await fetch(`${address}/produto-0`)).status).toBe(200)
  expect((await fetch(address + picture)).status).toBe(200)
  const login = await fetch(`${address}/v2/admin/entry/password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: address },
    body: JSON.stringify(OWNER),
  })
  expect([login.status, login.headers.get('set-cookie') ?? '']).toEqual([
    200,
    expect.stringContaining('painel='),
  ])

  // New orders get numbers that no other has.
  const next = await pool.query<{ numero: number }>('select next_order_number() as numero')
  expect(rows.map(({ numero }) => numero)).not.toContain(next.rows[0]?.numero)
  await close()

  return rows.length
}

/** Waits until every payment was sent to its provider, by jobs that were pending or running. */
async function settled(pool: pg.Pool) {
  for (;;) {
    const { rowCount } = await pool.query(
      `select 1 from pagamentos where situacao = 'pendente' and dados is null`,
    )
    if (rowCount === 0) return
    await sleep(200)
  }
}
