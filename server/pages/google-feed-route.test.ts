import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtempSync, readdirSync, readlinkSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { type ServerType, serve } from '@hono/node-server'
import { Hono } from 'hono'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { prepareFixtures, sampleProduct, sampleSku } from '#platform/catalog/catalog.fixtures.ts'
import { saveProduct } from '#platform/catalog/product/editing/save-product.ts'
import { localStorage } from '#platform/infrastructure/storage/local.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { testContext } from '#tests/support/request-context.ts'
import { googleFeedRoute } from './google-feed-route.ts'

const GOOGLE_FEED = '/feeds/google.xml'

let database: TestDatabase
let folder: string
beforeAll(async () => {
  database = await testDatabase()
  folder = mkdtempSync(join(tmpdir(), 'lira-feed-'))
  await prepareFixtures(database.db)
  await saveProduct(
    database,
    sampleProduct('violao', {
      nome: 'Violão <bom> & "barato"',
      skus: [
        sampleSku('V-1', { precoDe: 120_00, ean: '4006381333931' }, { Cor: 'Azul' }),
        sampleSku('V-2', { estoque: 0, mpn: 'M-2' }, { Cor: 'Verde' }),
      ],
    }),
  )
  await saveProduct(database, sampleProduct('escondido', { situacao: 'inativo' }))
  await saveProduct(database, sampleProduct('consulta', { situacao: 'sobConsulta' }))
})
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await database.close()
})

test('lists every SKU on sale, and nothing else', async () => {
  const xml = await (await ask(new Date())).text()
  const items = [...xml.matchAll(/<item>(.*?)<\/item>/g)].map(([, item]) => item ?? '')

  expect(items).toHaveLength(2)
  expect(fields(items[0])).toMatchObject({
    id: 'V-1',
    title: 'Violão &lt;bom&gt; &amp; "barato" – Azul',
    description: 'Som claro e firme.',
    link: expect.stringMatching(/^http:\/\/loja\.test\/violao\?/),
    image_link: 'http://loja.test/imagens/abcdef0123456789abcdef01/1280.jpg',
    availability: 'in_stock',
    price: '120.00 BRL',
    sale_price: '100.00 BRL',
    condition: 'new',
    brand: 'Elixir',
    gtin: '4006381333931',
    google_product_category: expect.stringMatching(/Orchestra Accessories$/),
    item_group_id: expect.stringMatching(/^\d+$/),
    color: 'Azul',
    shipping_weight: '100 g',
  })
  expect(fields(items[1])).toMatchObject({
    id: 'V-2',
    availability: 'out_of_stock',
    price: '100.00 BRL',
    mpn: 'M-2',
  })
  expect(fields(items[1])).not.toHaveProperty('sale_price')
})

test('is compressed for clients that accept it, and generated again after a while', async () => {
  const now = new Date()
  const compressed = await ask(now, 'gzip')
  expect(compressed.headers.get('content-encoding')).toBe('gzip')
  expect(Buffer.from(await compressed.arrayBuffer()).subarray(0, 2)).toEqual(Buffer.from([0x1f, 0x8b]))

  await saveProduct(database, sampleProduct('novo'))
  expect(await (await ask(now)).text()).not.toContain('/novo')
  expect(await (await ask(new Date(now.getTime() + 25 * 3_600_000))).text()).toContain('/novo')
})

test('several nodes generate it into one folder at the same time', async () => {
  const due = new Date(Date.now() + 50 * 3_600_000)

  const answers = await Promise.all([1, 2, 3].map(() => ask(due)))

  for (const answer of answers) expect(await answer.text()).toMatch(/<\/channel><\/rss>\s*$/)
  expect(readdirSync(folder)).toEqual(['google.xml.gz'])
})

test('removes what a killed process left of an earlier one, a day later', async () => {
  const [old, recent] = [randomUUID(), randomUUID()].map((id) => join(folder, `google.xml.gz.${id}`))
  for (const path of [old, recent]) writeFileSync(path ?? '', 'meio')
  const twoDaysAgo = new Date(Date.now() - 48 * 3_600_000)
  utimesSync(old ?? '', twoDaysAgo, twoDaysAgo)
  onTestFinished(() => rmSync(recent ?? ''))
  await ask(new Date(Date.now() + 100 * 3_600_000))

  expect(readdirSync(folder).map((name) => join(folder, name))).toEqual([
    join(folder, 'google.xml.gz'),
    recent,
  ])
})

function ask(now: Date, encoding = ''): Promise<Response> {
  const app = new Hono()
  const route = googleFeedRoute({
    storage: localStorage(folder),
    context: () => testContext(database.db, { now }),
    logger: pino({ level: 'silent' }),
  })
  app.get(GOOGLE_FEED, route)

  return Promise.resolve(app.request(GOOGLE_FEED, { headers: { 'accept-encoding': encoding } }))
}

function fields(item = ''): Record<string, string> {
  return Object.fromEntries(
    [...item.matchAll(/<g:(\w+)>(.*?)<\/g:\1>/g)].map(([, name = '', value = '']) => [name, value]),
  )
}

describe.skipIf(process.platform !== 'linux')('a feed that is not read to its end', () => {
  let server: ServerType
  let address: string
  beforeAll(async () => {
    const app = new Hono()
    app.get(
      GOOGLE_FEED,
      googleFeedRoute({
        storage: localStorage(folder),
        context: () => testContext(database.db),
        logger: pino({ level: 'silent' }),
      }),
    )
    // To its end: otherwise it would go on reading what is written next.
    await (await app.request(GOOGLE_FEED)).text()
    // Larger than the buffers between server and client.
    writeFileSync(join(folder, 'google.xml.gz'), gzipSync(randomBytes(8_000_000)))
    address = await new Promise((resolve) => {
      server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) =>
        resolve(`http://127.0.0.1:${port}${GOOGLE_FEED}`),
      )
    })
  })
  afterAll(() => new Promise((resolve) => server.close(resolve)))

  test.each(['gzip', 'identity'])('leaves no file open (%s)', async (encoding) => {
    const headers = { 'accept-encoding': encoding }
    for (let i = 0; i < 200; i++) expect((await fetch(address, { method: 'HEAD', headers })).status).toBe(200)
    for (let i = 0; i < 200; i++) await leaveEarly(headers)

    await expect.poll(openFeeds, { timeout: 20_000 }).toBe(0)
  })

  async function leaveEarly(headers: Record<string, string>) {
    const left = new AbortController()
    const response = await fetch(address, { headers, signal: left.signal })
    await response.body?.getReader().read()
    left.abort()
  }

  /** Number of this process's open files of the feed. */
  function openFeeds(): number {
    return readdirSync('/proc/self/fd').filter((fd) => linkOf(`/proc/self/fd/${fd}`).startsWith(folder))
      .length
  }

  /** The path of a descriptor; empty once it is closed. */
  function linkOf(path: string): string {
    try {
      return readlinkSync(path)
    } catch {
      return ''
    }
  }
})
