import { fork } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import * as z from 'zod'
import { connect } from '#platform/database/connect.ts'
import { startEmbedded } from '#platform/database/embedded/embedded.ts'
import { prepareDatabase } from '../counterparts/shop-account.ts'
import { audit, unsettled } from '../crash/audit.ts'
import { type ConfirmedOrder, checkOut } from '../crash/checkouts.ts'
import { startMortalShop } from '../crash/mortal-shop.ts'
import { PRODUCTS, stockUp } from '../crash/stock-up.ts'
import { freeze, OBSERVER, terminateBackends, terminateTransaction } from './break-database.ts'
import { openLine } from './cut-line.ts'

const PSP = fileURLToPath(new URL('../counterparts/main.ts', import.meta.url))
const SHOPPERS_AT_A_TIME = 8
const STOCK = 100_000

/** Longer than every timeout of a running statement. */
const FREEZE_MS = 30_000

/** From the end of a fault to the next order. */
const RECOVERED_MS = 5_000

/** A shop that accepts no order for this long hangs. */
const HANGS_MS = 60_000

/** Jobs that failed meanwhile are retried after minutes. */
const REST_MS = 12 * 60_000

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '50' } } })
const rounds = Number(values.rounds)

// Breaks the shop's connections to its database in each way, many times, while shoppers buy; then audits the result.
const folder = await mkdtemp(join(tmpdir(), 'lira-faults-'))
const database = await startEmbedded(join(folder, 'postgres'))
const line = await openLine(Number(new URL(database.url).port))
const psp = fork(PSP, [folder], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
const problems = await run().finally(async () => {
  psp.kill('SIGTERM')
  await line.close()
  await database.stop()
  await rm(folder, { recursive: true, force: true })
})
for (const problem of problems) console.error(problem)
process.exitCode = problems.length > 0 ? 1 : 0

async function run(): Promise<string[]> {
  const [message] = await once(psp, 'message')
  const environment = z.record(z.string(), z.string()).parse(message)
  await prepareDatabase(database.url)
  const url = new URL(database.url)
  url.port = String(line.port)
  const shop = await startMortalShop({
    ...environment,
    DATABASE_URL: url.href,
    DATA_DIR: join(folder, 'shop'),
    DRAIN_WAIT: '0',
    LOG_LEVEL: 'silent',
  })
  const watching = connect(`${database.url}?application_name=${OBSERVER}`, 2)
  const kinds: Record<string, () => Promise<unknown>> = {
    'one connection ended in a transaction': () => terminateTransaction(watching.pool),
    'all connections ended': () => terminateBackends(watching.pool),
    'all connections reset': async () => line.cut(),
    'PostgreSQL frozen': () => freeze(watching.pool, database.pid, () => sleep(FREEZE_MS)),
  }
  const confirmed: ConfirmedOrder[] = []
  const found: string[] = []
  let selling = true
  try {
    const products = await stockUp(watching, STOCK)
    const market = {
      shop: shop.origin,
      mercadoPago: environment['MERCADO_PAGO_URL'] ?? '',
      products,
      onAnswer: () => undefined,
    }
    let next = 0
    const shoppers = Array.from({ length: SHOPPERS_AT_A_TIME }, async () => {
      while (selling && shop.isAlive()) {
        const shopper = next++
        const order = await checkOut(market, shopper).catch((error: unknown) => {
          found.push(`shopper ${shopper}: ${error}`)
        })
        if (order) confirmed.push(order)
      }
    })
    for (const [kind, strike] of Object.entries(kinds)) found.push(...(await repeatFault(kind, strike)))
    selling = false
    await Promise.all(shoppers)
    for (let waited = 0; waited < REST_MS && (await unsettled(watching.pool)).length > 0; waited += 2000)
      await sleep(2000)
    found.push(...(await audit(watching, { confirmed, stock: STOCK, folder })))
    console.log(`${confirmed.length} orders confirmed, ${PRODUCTS} products: ${found.length} problems.`)
    return found
  } finally {
    await watching.close()
    await shop.stop()
  }

  async function repeatFault(kind: string, strike: () => Promise<unknown>): Promise<string[]> {
    const problems: string[] = []
    const slowest = { ms: 0 }
    for (let round = 1; round <= rounds && shop.isAlive(); round++) {
      await sleep(randomInt(200, 2_000))
      await strike()
      const began = performance.now()
      const before = confirmed.length
      while (confirmed.length === before && performance.now() - began < HANGS_MS && shop.isAlive())
        await sleep(10)
      const ms = Math.round(performance.now() - began)
      slowest.ms = Math.max(slowest.ms, ms)
      if (!shop.isAlive()) problems.push(`${kind}, round ${round}: the shop died`)
      else if (confirmed.length === before) problems.push(`${kind}, round ${round}: the shop hangs`)
      else if (ms > RECOVERED_MS) problems.push(`${kind}, round ${round}: recovered after ${ms} ms`)
    }
    console.log(
      `${kind}: ${rounds} rounds, next order at most ${slowest.ms} ms later, ${problems.length} problems.`,
    )
    return problems
  }
}
