import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import * as z from 'zod'
import { connect } from '#platform/database/connect.ts'
import { prepareDatabase } from '../counterparts/shop-account.ts'
import { shopEnvironment } from '../counterparts/shop-environment.ts'
import { startProviders } from '../counterparts/start-providers.ts'
import { overHttp, placeOrder, readyToPay } from '../shopper/shopper.ts'
import { quiet, serve, serveDatabase, serveShop } from './machine/processes.ts'

const { values: options } = parseArgs({
  options: {
    connections: { type: 'string', default: '1000' },
    seconds: { type: 'string', default: '20' },
  },
})
const seconds = Number(options.seconds)

/**
 * Results of a crowd's requests, as its process reports them; `delay`: how late that process was, in milliseconds
 * (p99).
 */
const CrowdResult = z.object({
  answered: z.number(),
  turnedAway: z.number(),
  failed: z.number(),
  perSecond: z.number(),
  delay: z.number(),
})

/** One shopper a second, from an empty cart to the order: this many calls. */
const CALLS = 5

/** A search that nobody has made, once a number is added. */
const UNCACHED = '/busca?q=corda+'

const folder = await mkdtemp(join(tmpdir(), 'lira-overload-'))
const database = await serveDatabase(join(folder, 'postgres'))
const psp = await startProviders()
await prepareDatabase(database.url)
try {
  await run()
} finally {
  await psp.close()
  await database.stop()
  await rm(folder, { recursive: true, force: true })
}

/** Measures whole checkouts, alone and beside a crowd that requests uncached pages. */
async function run() {
  const shop = await serveShop({
    DATABASE_URL: database.url,
    DATA_DIR: folder,
    PORT: '0',
    ...shopEnvironment(psp),
  })
  const bare = await serve('tools/bench/bare-server.ts')
  try {
    // A new shop generates its picture sizes, for minutes.
    await quiet(shop.pid)
    const product = await stockedProduct()
    const buy = shopperAt(shop.url, product)
    for (let n = 0; n < 3; n++) await buy()
    reportCheckouts('alone', await checkouts(buy))
    const beside = await besideCrowd([shop.url, UNCACHED], () => checkouts(buy))
    reportCheckouts(`beside ${options.connections} connections`, beside.result)
    reportCrowd('the shop', beside.crowd)
    reportCrowd(
      'a bare server of 20 kB, the most that this crowd can ask',
      (await besideCrowd([bare.url, '/20000'], () => sleep(5_000))).crowd,
    )
    console.log(
      `Load of the machine at the end: ${loadavg()
        .map((each) => each.toFixed(1))
        .join(', ')}.`,
    )
  } finally {
    await bare.stop()
    await shop.stop()
  }
}

/** A product that never sells out. */
async function stockedProduct(): Promise<number> {
  const connection = connect(database.url, 1)
  const { rows } = await connection.pool.query(
    `update skus set estoque = 1000000 where id_produto = (
       select id_produto from skus join produtos p on p.id = id_produto where p.situacao = 'disponivel'
       group by 1 having count(*) = 1 order by 1 limit 1)
     returning id_produto`,
  )
  await connection.close()

  return z.object({ id_produto: z.number() }).parse(rows[0]).id_produto
}

type Bought = { milliseconds: number; status: number }

function shopperAt(url: string, idProduto: number): () => Promise<Bought> {
  const ask = overHttp(url)
  let turn = 0

  return async () => {
    const n = turn++
    const began = performance.now()
    const shopper = await readyToPay(ask, n, { itens: [{ idProduto, quantidade: 1 }] })
    const { status } = await placeOrder(ask, shopper, `desejo-${n}`)

    return { milliseconds: performance.now() - began, status }
  }
}

/** Starts one checkout a second, whether the previous ones are done or not. */
async function checkouts(buy: () => Promise<Bought>): Promise<Bought[]> {
  const begun: Promise<Bought>[] = []
  for (let second = 0; second < seconds; second++) {
    begun.push(buy().catch(() => ({ milliseconds: Number.POSITIVE_INFINITY, status: 0 })))
    await sleep(1000)
  }

  return Promise.all(begun)
}

async function besideCrowd<T>(target: [url: string, path: string], work: () => Promise<T>) {
  const child = spawn(process.execPath, ['tools/bench/request-uncached.ts', ...target, options.connections], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const last = lastLine(child)
  // Until all its connections are open.
  await sleep(3_000)
  const result = await work()
  child.kill('SIGTERM')
  await once(child, 'close')

  return { result, crowd: CrowdResult.parse(JSON.parse(await last)) }
}

async function lastLine(child: ChildProcess): Promise<string> {
  let last = ''
  if (child.stdout) for await (const line of createInterface(child.stdout)) last = line
  return last
}

function reportCheckouts(name: string, bought: Bought[]) {
  const times = bought.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b)
  const at = (share: number) => Math.round(times[Math.floor((times.length - 1) * share)] ?? Number.NaN)
  const placed = bought.filter(({ status }) => status === 201).length
  console.log(
    `Checkout (${CALLS} calls) ${name}: ${placed} of ${bought.length} placed, p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, longest ${at(1)} ms.`,
  )
}

function reportCrowd(
  name: string,
  { answered, turnedAway, failed, perSecond, delay }: z.infer<typeof CrowdResult>,
) {
  console.log(
    `The crowd, at ${name}: ${answered} answered, ${turnedAway} turned away, ${failed} failed, ${Math.round(perSecond)} a second; its own process was ${Math.round(delay)} ms late at most 99 of 100 times.`,
  )
}
