import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Connection, connect } from '#platform/database/connect.ts'
import { type EmbeddedDatabase, startEmbedded } from '#platform/database/embedded/embedded.ts'
import { prepareDatabase } from '#tools/counterparts/shop-account.ts'
import { shopEnvironment } from '#tools/counterparts/shop-environment.ts'
import { type Providers, startProviders } from '#tools/counterparts/start-providers.ts'
import { type ConfirmedOrder, checkOut } from '#tools/crash/checkouts.ts'
import { stockUp } from '#tools/crash/stock-up.ts'
import { freeze, OBSERVER, terminateBackends, terminateTransaction } from '#tools/faults/break-database.ts'
import { type Line, openLine } from '#tools/faults/cut-line.ts'
import { type Shop, startShop, temporaryFolder } from '../life/shop.ts'

// Starting a shop takes a second; on a machine that is busy with other tests, many.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 })

const folder = temporaryFolder()
const confirmed: ConfirmedOrder[] = []
let database: EmbeddedDatabase
let line: Line
let psp: Providers
let shop: Shop
let watching: Connection
let selling = true
let shoppers: Promise<void>[]

beforeAll(async () => {
  // A cluster of its own, because all its processes are stopped for a while.
  ;[database, psp] = await Promise.all([
    startEmbedded(join(folder.path, 'postgres'), { durable: false }),
    startProviders(),
  ])
  await prepareDatabase(database.url)
  line = await openLine(Number(new URL(database.url).port))
  const url = new URL(database.url)
  url.port = String(line.port)
  shop = startShop({
    DATA_DIR: join(folder.path, 'shop'),
    DATABASE_URL: url.href,
    LOG_LEVEL: 'silent',
    ...shopEnvironment(psp),
  })
  const origin = await shop.opened
  watching = connect(`${database.url}?application_name=${OBSERVER}`, 2)
  const products = await stockUp(watching, 100_000)
  const market = { shop: origin, mercadoPago: psp.mercadoPago.url, products, onAnswer: () => undefined }
  let next = 0
  shoppers = Array.from({ length: 3 }, async () => {
    while (selling) confirmed.push(await checkOut(market, next++))
  })
})

afterAll(async () => {
  shop.process.kill('SIGKILL')
  await shop.ended
  await watching.close()
  await line.close()
  await Promise.all([psp.close(), database.stop()])
  folder.remove()
})

test('connections that end in the middle of transactions stop neither the shop nor its sales', async () => {
  for (let round = 0; round < 5; round++) {
    while (!(await terminateTransaction(watching.pool))) await sleep(1)
    await nextOrder()
  }
})

test('the shop recovers when all connections are ended at once, or reset by the network', async () => {
  for (let round = 0; round < 3; round++) {
    await terminateBackends(watching.pool)
    await nextOrder()
    line.cut()
    await nextOrder()
  }
})

test('the shop recovers from a database that hangs for a while', async () => {
  await freeze(watching.pool, database.pid, () => sleep(6_000))
  await nextOrder()
})

test('each confirmed order exists once, and the shop stops gracefully', async () => {
  selling = false
  await Promise.all(shoppers)
  const { rows } = await watching.pool.query<{ id: string }>('select id from pedidos')
  const ids = rows.map(({ id }) => id)
  expect(new Set(confirmed.map(({ pedido }) => pedido)).size).toBe(confirmed.length)
  expect(ids.toSorted()).toEqual(confirmed.map(({ pedido }) => pedido).toSorted())

  shop.process.kill('SIGTERM')
  expect(await shop.ended).toBe(0)
})

/** Fails at once if the shop has died, and by the test's own limit if it hangs. */
async function nextOrder() {
  const before = confirmed.length
  while (confirmed.length === before) {
    expect(shop.process.exitCode).toBeNull()
    await sleep(20)
  }
}
