import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { beginSignup } from './begin-signup.ts'
import { type Shop, startShop, temporaryFolder } from './shop.ts'

// Starting a shop takes a second; on a machine that is busy with other tests, many.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 })

const folder = temporaryFolder()
const postgres = join(folder.path, 'postgres')
let shop: Shop
let address: string

beforeAll(async () => {
  shop = startShop({ DATA_DIR: folder.path })
  address = await shop.opened
})

afterAll(async () => {
  shop.process.kill('SIGKILL')
  await shop.ended
  folder.remove()
})

test('refuses a second shop on the same DATA_DIR, and the first goes on', async () => {
  const second = startShop({ DATA_DIR: folder.path })

  expect(await second.ended).toBe(1)
  expect(second.err()).toMatch(/^A pasta de dados .+ já está em uso .+\.\n$/)
  expect((await fetch(`${address}/readyz`)).status).toBe(200)
})

test('SIGTERM lets the request in flight finish, and leaves the database clean', async () => {
  const signup = await beginSignup(address, 1)
  const errorsBefore = shop.err()
  shop.process.kill('SIGTERM')
  await until(() =>
    fetch(`${address}/healthz`).then(
      () => false,
      () => true,
    ),
  )

  expect(await signup.finish()).toBe(200)
  expect(await shop.ended).toBe(0)
  expect(shop.err()).toBe(errorsBefore)
  expect(readFileSync(join(postgres, 'postgresql.log'), 'utf8').trimEnd()).toMatch(
    /database system is shut down$/,
  )
})

async function until(holds: () => Promise<boolean>) {
  while (!(await holds())) await sleep(20)
}
