import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { temporaryFolder } from '../../life/shop.ts'
import { type TestDatabase, testDatabase } from '../../support/database.ts'
import { rawRequest } from '../raw-request.ts'
import { PAGE_WEIGHTS, PRODUCTS, REQUEST_COSTS } from './budgets.ts'
import { type MeasuredShop, startMeasuredShop } from './measured-shop.ts'
import { pageWeight } from './page-weight.ts'

/** What to do about a figure above its budget. */
const ADVICE =
  'Find what made it grow and make it smaller. If it is worth its price, raise the figure in tests/pages/budget/budgets.ts, and say why in the commit.'

const APP = { 'app-token': 'loja-virtual' }

const CART = '/v2/front/checkout/cart'

const folder = temporaryFolder()
let database: TestDatabase
let shop: MeasuredShop
let node: string
/** Search texts, each of some products. */
let texts: string[]
let idProduto: number

beforeAll(async () => {
  database = await testDatabase({ demo: true })
  // The default configuration: its log is part of a request's price.
  shop = startMeasuredShop({ DATA_DIR: folder.path, DATABASE_URL: database.url })
  node = await shop.opened
  const { rows } = await database.pool.query<{ text: string; id: number }>(
    `select split_part(slug, '-', 1) || '+' || split_part(slug, '-', 2) || '+' || split_part(slug, '-', 3) as text,
       min(p.id) filter (where s.estoque > 0) as id
     from produtos p join skus s on s.id_produto = p.id
     where p.situacao = 'disponivel' group by 1 having count(*) = 1 order by 1`,
  )
  texts = rows.map(({ text }) => text)
  idProduto = rows.find(({ id }) => id !== null)?.id ?? 0
})

afterAll(async () => {
  shop.process.kill('SIGTERM')
  await shop.ended
  await database.close()
  folder.remove()
})

describe.each(PAGE_WEIGHTS)('$path', ({ path, ...budget }) => {
  test.each(['br', 'gzip'] as const)('weighs no more than its budget in %s', async (encoding) => {
    const weight = await pageWeight(node, path, encoding)

    for (const kind of ['html', 'javascript', 'css', 'fonts'] as const) {
      const kilobytes = weight[kind] / 1000
      const allowed = budget[kind][encoding]
      expect(
        kilobytes,
        `${path}: ${kilobytes} kB of ${kind} (${encoding}), not ${allowed}. ${ADVICE}`,
      ).toSatisfy((value) => value > 0 && value <= allowed)
    }
  })
})

/** Requests of a round: of each product one. Cached pages take so little that only many of them can be measured. */
const COUNTS: Record<string, number> = { cached: 24, uncached: PRODUCTS.length, API: 4, 'API, cached': 8 }

test.each(REQUEST_COSTS)('$kind: $path costs no more than its budget', async (budget) => {
  const { kind, path } = budget
  const { statements, share } = await shop.costOf((n) => request(path, n), {
    count: COUNTS[kind]!,
    subjects: path.includes('{product}') ? PRODUCTS.length : 1,
  })

  expect(
    statements,
    `${path}: ${statements} statements, not ${budget.statements}. ${ADVICE}`,
  ).toBeLessThanOrEqual(budget.statements)
  expect(
    share,
    `${path}: ${share.toFixed(3)} of the reference work's processor time, not ${budget.share}. ${ADVICE}`,
  ).toBeLessThanOrEqual(budget.share)
})

test('the statements of a change are counted', async () => {
  expect((await shop.costOf(addToCart, { count: 1, subjects: 1 })).statements).toBeGreaterThan(0)
})

async function request(path: string, n: number): Promise<void> {
  if (path.startsWith('POST')) return addToCart()
  const text = texts[n % texts.length] ?? ''
  const product = PRODUCTS[n % PRODUCTS.length] ?? ''
  const address = path.replace('{n}', String(n)).replace('{text}', text).replace('{product}', product)
  const { status } = await rawRequest(node, address, {
    ...APP,
    'accept-encoding': 'gzip, deflate, br, zstd',
  })
  expect(status).toBe(200)
}

/** Of a new visitor. */
async function addToCart(): Promise<void> {
  const response = await fetch(node + CART, {
    method: 'POST',
    headers: {
      ...APP,
      'content-type': 'application/json',
      session: randomBytes(32).toString('base64url'),
    },
    body: JSON.stringify({ itens: [{ idProduto, quantidade: 1 }] }),
  })
  await response.arrayBuffer()
  expect(response.ok).toBe(true)
}
