import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { connect } from '#platform/database/connect.ts'
import { staffCookie } from '#tests/support/staff.ts'
import { generateOrders } from './filling/generate-orders.ts'
import { generateProducts } from './filling/generate-products.ts'
import { generateTraces } from './filling/generate-traces.ts'
import { quiet, serveDatabase, serveShop } from './machine/processes.ts'
import { type ListLatencies, measureLists } from './measure-lists.ts'
import { panelQueries } from './panel-queries.ts'
import { writeSection } from './report/write-section.ts'

// Requests every list of the panel in a shop with many products, orders and customers, and reports slow ones.

/** Target for a response on the server, in milliseconds. */
const AIM = 200

const { values: options } = parseArgs({
  options: {
    rows: { type: 'string', default: '100000' },
    times: { type: 'string', default: '5' },
    /** Only lists with this in their name; the document does not change. */
    only: { type: 'string' },
    /** This many orders, all of the last year, instead of as many as products in two years. */
    year: { type: 'string' },
    /** A folder that stays: its shop is filled the first time, and measured again the next. */
    folder: { type: 'string' },
  },
})
const rows = Number(options.rows)

const folder = options.folder ?? (await mkdtemp(join(tmpdir(), 'lira-panel-')))
const filled = existsSync(join(folder, 'postgres'))
const database = await serveDatabase(join(folder, 'postgres'))
try {
  await run()
} finally {
  await database.stop()
  if (options.folder === undefined) await rm(folder, { recursive: true, force: true })
}

async function run() {
  const environment = { DATABASE_URL: database.url, DATA_DIR: folder, PORT: '0' }
  if (!filled) {
    const empty = await serveShop(environment)
    await empty.stop()
    await fill()
  }
  const shop = await serveShop(environment)
  const connection = connect(database.url, 2)
  try {
    await quiet(shop.pid)
    const cookie = await staffCookie(connection.db, 'dono', new Date())
    const lists = (await panelQueries(connection.pool)).filter(({ list }) =>
      list.includes(options.only ?? ''),
    )
    const at = { url: shop.url, cookie, databasePid: database.pid }
    await writeReport(await measureLists(at, lists, Number(options.times)))
  } finally {
    await connection.close()
    await shop.stop()
  }
}

async function fill() {
  const { pool, close } = connect(database.url, 2)
  const steps = {
    products: () => generateProducts(pool, rows),
    orders: () =>
      options.year ? generateOrders(pool, Number(options.year), 365) : generateOrders(pool, rows),
    traces: () => generateTraces(pool, rows),
  }
  for (const [name, generate] of Object.entries(steps)) {
    const begin = performance.now()
    await generate()
    console.log(`${name}: ${Math.round((performance.now() - begin) / 1000)} s`)
  }
  await close()
}

async function writeReport(lists: ListLatencies[]) {
  const lines = lists.map(({ list, queries }) => {
    const slowest = queries.toSorted((a, b) => b.p50 - a.p50)[0]
    const max = Math.max(...queries.map((one) => one.max))
    const p50s = queries.map(({ p50 }) => p50).toSorted((a, b) => a - b)
    const middle = p50s[Math.floor((p50s.length - 1) / 2)] ?? 0
    const worst = slowest?.p50 ?? 0
    return `| ${list} | ${queries.length} | ${Math.round(middle)} | ${Math.round(worst)} | ${Math.round(slowest?.database ?? 0)} | ${slowest?.query ?? ''} | ${Math.round(max)} | ${worst <= AIM ? '✓' : '✗'} |`
  })
  const slow = lists.flatMap(({ list, queries }) =>
    queries
      .filter(({ p50 }) => p50 > AIM)
      .map(
        (one) =>
          `${list}, ${one.query} (${Math.round(one.p50)} ms, of the database ${Math.round(one.database)})`,
      ),
  )
  const count = (number: number) => number.toLocaleString('en')
  const contents = options.year
    ? `${count(rows)} products, ${count(Number(options.year))} orders of a year and as many customers`
    : `${count(rows)} products, orders and customers`
  const text = [
    `${contents}, ${options.times} times each.`,
    '',
    '| list | queries | p50 ms of the median query | p50 ms of the slowest | database ms of it | slowest query | longest ms | ≤ 200 ms |',
    '| --- | --- | --- | --- | --- | --- | --- | --- |',
    ...lines,
    '',
    slow.length > 0 ? `Above ${AIM} ms: ${slow.join('; ')}.` : `No query took more than ${AIM} ms.`,
  ].join('\n')
  console.log(`\n${text}`)
  if (options.only !== undefined) return
  await writeSection(options.year ? 'year' : 'panel', text)
}
