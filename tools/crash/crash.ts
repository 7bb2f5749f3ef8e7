import { type ChildProcess, fork } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import * as z from 'zod'
import { connect } from '#platform/database/connect.ts'
import { startEmbedded } from '#platform/database/embedded/embedded.ts'
import { prepareDatabase } from '../counterparts/shop-account.ts'
import { audit } from './audit.ts'
import { type ConfirmedOrder, checkOut } from './checkouts.ts'
import { type MortalShop, startMortalShop } from './mortal-shop.ts'
import { stockUp } from './stock-up.ts'

const PSP = fileURLToPath(new URL('../counterparts/main.ts', import.meta.url))
const CHECKOUTS = 200
const SHOPPERS_AT_A_TIME = 8
const STOCK = 200

/** The shop lives for this many answers and some milliseconds, so that it dies at arbitrary points. */
const LIFE_ANSWERS = [5, 90] as const
const LAST_MS = 40

/** Jobs that died with the shop are retried after minutes. */
const REST_MS = 12 * 60_000

// Kills the shop (kill -9) at random moments of 200 checkouts, restarts it each time, and audits the result.
const folder = await mkdtemp(join(tmpdir(), 'lira-crash-'))
const database = await startEmbedded(join(folder, 'postgres'))
const psp = fork(PSP, [folder], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
const problems = await run().finally(async () => {
  psp.kill('SIGTERM')
  await database.stop()
  await rm(folder, { recursive: true, force: true })
})
for (const problem of problems) console.error(problem)
process.exitCode = problems.length > 0 ? 1 : 0

async function run(): Promise<string[]> {
  const environment = await reportedBy(psp)
  await prepareDatabase(database.url)
  const shop = await startMortalShop({
    ...environment,
    DATABASE_URL: database.url,
    DATA_DIR: join(folder, 'shop'),
  })
  psp.send(shop.origin)
  const connection = connect(database.url, 4)
  try {
    const products = await stockUp(connection, STOCK)
    const market = { shop: shop.origin, mercadoPago: environment['MERCADO_PAGO_URL'] ?? '', products }
    const { confirmed, kills } = await sellAndKill(shop, market)
    await payHalf(connection, [new URL(environment['PIX_API_URL'] ?? '').origin, market.mercadoPago])
    const found = await auditWhenIdle(connection, confirmed)
    console.log(`${confirmed.length} checkouts, ${kills} kills: ${found.length} problems.`)

    return found
  } finally {
    await connection.close()
    await shop.stop()
  }
}

async function reportedBy(child: ChildProcess): Promise<Record<string, string>> {
  const [message] = await once(child, 'message')

  return z.record(z.string(), z.string()).parse(message)
}

/** Runs all checkouts, some in parallel, while the shop is killed again and again. */
async function sellAndKill(shop: MortalShop, market: Omit<Parameters<typeof checkOut>[0], 'onAnswer'>) {
  const confirmed: ConfirmedOrder[] = []
  const life = () => randomInt(...LIFE_ANSWERS)
  let [next, kills, left, dying] = [0, 0, life(), Promise.resolve()]
  const onAnswer = () => {
    left--
    if (left === 0) dying = killOnce()
  }
  await Promise.all(
    Array.from({ length: SHOPPERS_AT_A_TIME }, async () => {
      while (next < CHECKOUTS) confirmed.push(await checkOut({ ...market, onAnswer }, next++))
    }),
  )
  await dying

  return { confirmed, kills }

  async function killOnce() {
    await sleep(randomInt(LAST_MS))
    await shop.kill()
    kills++
    await shop.revive()
    left = life()
  }
}

/** Pays every other Pix and boleto that can be paid, at whichever provider knows it. */
async function payHalf({ pool }: ReturnType<typeof connect>, providers: string[]): Promise<void> {
  const { rows } = await pool.query<{ id: string }>(
    `select replace(id::text, '-', '') as id from pagamentos where dados is not null and situacao = 'pendente'`,
  )
  for (const [i, { id }] of rows.entries())
    if (i % 2 === 0)
      for (const provider of providers)
        await fetch(`${provider}/simulacao/pagar/${id}`, { method: 'POST', redirect: 'manual' })
}

/** Audits until nothing is found, or the jobs have had the time to complete what the crashes interrupted. */
async function auditWhenIdle(
  connection: ReturnType<typeof connect>,
  confirmed: readonly ConfirmedOrder[],
): Promise<string[]> {
  for (let waited = 0; ; waited += 2000) {
    const found = await audit(connection, { confirmed, stock: STOCK, folder })
    if (found.length === 0 || waited >= REST_MS) return found
    await sleep(2000)
  }
}
