import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startShop, temporaryFolder } from '../life/shop.ts'
import { databaseAt, type TestDatabase, testDatabase } from '../support/database.ts'

// Starting a shop takes a second; on a machine that is busy with other tests, many.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 })

const folder = temporaryFolder()
let database: TestDatabase

beforeAll(async () => {
  database = await testDatabase()
})

afterAll(async () => {
  await database.close()
  folder.remove()
})

test('refuses a database that a newer version has migrated, with a sentence', async () => {
  await database.pool.query(`insert into migrations (nome) values ('9999_do_futuro.sql')`)
  const shop = startShop({ DATA_DIR: folder.path, DATABASE_URL: database.url })

  expect(await shop.ended).toBe(1)
  expect(shop.err()).toMatch(
    /^Este banco de dados é de uma versão mais nova da loja \(9999_do_futuro\.sql\); .+\.\n$/,
  )
})

test('says what is missing if the database user may not create tables', async () => {
  await database.pool.query(`create user visita_do_teste password 'visita'`)
  await database.pool.query('create database alheio_do_teste')
  const owner = new pg.Client({ connectionString: databaseAt(database.url, 'alheio_do_teste') })
  await owner.connect()
  await owner.query('revoke create on schema public from public')
  await owner.end()
  const url = new URL(databaseAt(database.url, 'alheio_do_teste'))
  url.username = 'visita_do_teste'
  url.password = 'visita'
  const shop = startShop({ DATA_DIR: folder.path, DATABASE_URL: url.href })

  expect(await shop.ended).toBe(1)
  expect(shop.err()).toMatch(/^O usuário do banco de dados não tem o direito .+ OWNER TO usuario\)\.\n$/)
})

test('waits for a database that starts a moment after the shop', async () => {
  const other = await testDatabase()
  const name = new URL(other.url).pathname.slice(1)
  const maintenance = new pg.Client({ connectionString: databaseAt(database.url, 'postgres') })
  await maintenance.connect()
  await maintenance.query(`alter database ${name} with allow_connections false`)
  const shop = startShop({ DATA_DIR: folder.path, DATABASE_URL: other.url, DATABASE_WAIT: '60' })
  await vi.waitFor(() => expect(shop.out()).toContain('waiting for the database'), { timeout: 60_000 })
  await maintenance.query(`alter database ${name} with allow_connections true`)
  await maintenance.end()
  await shop.opened

  shop.process.kill('SIGTERM')
  expect(await shop.ended).toBe(0)
  await other.close()
})
