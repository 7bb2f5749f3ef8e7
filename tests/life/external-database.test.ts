import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { databaseAt, testDatabase } from '../support/database.ts'
import { startShop, temporaryFolder } from './shop.ts'

// Starting a shop takes a second; on a machine that is busy with other tests, many.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 })

const folder = temporaryFolder()
afterAll(folder.remove)

test('with DATABASE_URL the shop migrates that database, and starts none of its own', {
  tags: 'long',
}, async () => {
  const other = await testDatabase()
  await other.pool.query('create database vazio_da_vida')
  const url = databaseAt(other.url, 'vazio_da_vida')
  const shop = startShop({ DATA_DIR: folder.path, DATABASE_URL: url })
  const address = await shop.opened

  const ready = await fetch(`${address}/readyz`)
  expect(await ready.json()).toEqual({ situacao: 'pronto' })
  expect(existsSync(join(folder.path, 'postgres'))).toBe(false)

  shop.process.kill('SIGTERM')
  expect(await shop.ended).toBe(0)
  await other.close()
})

test('a lost database makes the shop unready, and its return makes it ready again', async () => {
  const [shops, other] = await Promise.all([testDatabase(), testDatabase()])
  const shop = startShop({ DATA_DIR: folder.path, DATABASE_URL: shops.url })
  const address = await shop.opened
  const name = new URL(shops.url).pathname.slice(1)

  await other.pool.query(`alter database ${name} with allow_connections false`)
  await other.pool.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name])
  const unready = await fetch(`${address}/readyz`)
  expect(unready.status).toBe(503)
  expect(await unready.json()).toEqual({
    situacao: 'indisponivel',
    motivo: 'o banco de dados não está acessível',
  })
  expect((await fetch(`${address}/healthz`)).status).toBe(200)

  await other.pool.query(`alter database ${name} with allow_connections true`)
  expect((await fetch(`${address}/readyz`)).status).toBe(200)

  shop.process.kill('SIGTERM')
  expect(await shop.ended).toBe(0)
  await Promise.all([shops.close(), other.close()])
})
