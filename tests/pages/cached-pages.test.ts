import { createHash } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { setPrice } from '#platform/catalog/prices/set-price.ts'
import { savePage } from '#platform/content/pages/save-page.ts'
import { savePromotion } from '#platform/marketing/promotions/save-promotion.ts'
import { type Shop, startShop, temporaryFolder } from '../life/shop.ts'
import { type TestDatabase, testDatabase } from '../support/database.ts'
import { rawRequest } from './raw-request.ts'

/** A busy machine takes its time. */
const TIMEOUT = { timeout: 20_000 }

/** Two nodes of one shop, on one database. */
const folders = [temporaryFolder(), temporaryFolder()]
let database: TestDatabase
let shops: Shop[]
let nodes: string[]

beforeAll(async () => {
  database = await testDatabase({ demo: true })
  shops = folders.map(({ path }) =>
    startShop({ DATA_DIR: path, DATABASE_URL: database.url, LOG_LEVEL: 'silent' }),
  )
  nodes = await Promise.all(shops.map(({ opened }) => opened))
})

afterAll(async () => {
  for (const { process } of shops) process.kill('SIGTERM')
  await Promise.all(shops.map(({ ended }) => ended))
  await database.close()
  for (const { remove } of folders) remove()
})

describe('a cached page', () => {
  test('is answered in the best accepted encoding, with the same content in each', async () => {
    const bodies = await Promise.all(
      ['br', 'gzip', 'identity'].map((encoding) => settledAnswer('/cordas', { 'accept-encoding': encoding })),
    )
    const [br, gzip, plain] = bodies

    expect(bodies.map(({ headers }) => headers['content-encoding'])).toEqual(['br', 'gzip', undefined])
    expect(brotliDecompressSync(br!.body).equals(plain!.body)).toBe(true)
    expect(gunzipSync(gzip!.body).equals(plain!.body)).toBe(true)
  })

  test('answers 304 for its etag', async () => {
    const first = await rawRequest(nodes[0]!, '/marcas')
    const again = await rawRequest(nodes[0]!, '/marcas', { 'if-none-match': String(first.headers['etag']) })

    expect([again.status, again.body.length]).toEqual([304, 0])
  })

  test('names its inline scripts by hash, and allows no others', async () => {
    const { headers, body } = await rawRequest(nodes[0]!, '/cordas', { 'accept-encoding': 'identity' })
    const policy = String(headers['content-security-policy'])
    const scripts = [...body.toString().matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
      ([, script]) => script ?? '',
    )

    expect(scripts.length).toBeGreaterThan(0)
    for (const script of scripts)
      expect(policy).toContain(createHash('sha256').update(script).digest('base64'))
    expect(policy).not.toMatch(/script-src[^;]*unsafe/)
  })

  test('contains nothing of its first visitor', async () => {
    const secret = 'S'.repeat(43)
    const first = await rawRequest(nodes[1]!, '/lista', {
      cookie: `session=${secret}`,
      session: secret,
      'x-nome': 'Ana',
    })
    const second = await rawRequest(nodes[1]!, '/lista')

    expect(first.headers['set-cookie']).toBeUndefined()
    expect(second.body.equals(first.body)).toBe(true)
    expect(`${JSON.stringify(second.headers)}${second.body}`).not.toContain(secret)
  })

  test('does not depend on where a visitor came from', async () => {
    const plain = await rawRequest(nodes[0]!, '/marcas')
    const tracked = await rawRequest(nodes[0]!, '/marcas?utm_source=x&gclid=1')

    expect(tracked.headers['etag']).toBe(plain.headers['etag'])
  })
})

test.each([
  ['a visitor’s own page', '/checkout/carrinho'],
  ['an answer of the API', '/v2/front/url/product/listing/category?url=%2Fcordas'],
])('%s is compressed for those who accept it', async (_, path) => {
  const answered = (encoding: string) =>
    rawRequest(nodes[0]!, path, { 'accept-encoding': encoding, 'app-token': 'loja-virtual' })
  const [gzip, plain] = [await answered('gzip, br'), await answered('identity')]

  expect([gzip.status, gzip.headers['content-encoding'], plain.headers['content-encoding']]).toEqual([
    200,
    'gzip',
    undefined,
  ])
  for (const { headers } of [gzip, plain]) expect(headers['vary']).toMatch(/accept-encoding/i)
  expect(gunzipSync(gzip.body).length).toBe(plain.body.length)
  expect(gzip.body.length).toBeLessThan(plain.body.length / 3)
})

test('a change shows on every node, and leaves other pages cached', async () => {
  const draft = (resumo: string) => ({
    slug: 'teste-de-pagina',
    titulo: 'Teste de página',
    resumo,
    html: '<p>Texto.</p>',
  })
  await savePage(database, draft('Antes da mudança'))
  for (const node of nodes) await settled(node, '/pagina/teste-de-pagina', 'Antes da mudança')
  const others = await Promise.all(nodes.map((node) => rawRequest(node, '/marcas/eagle')))

  await savePage(database, draft('Depois da mudança'))
  for (const node of nodes) await settled(node, '/pagina/teste-de-pagina', 'Depois da mudança')
  const after = await Promise.all(nodes.map((node) => rawRequest(node, '/marcas/eagle')))

  expect(after.map(({ headers }) => headers['etag'])).toEqual(others.map(({ headers }) => headers['etag']))
})

test('a comparison shows a new price of any of its products', async () => {
  const { rows } = await database.pool.query<{ id: number; sku: string }>(
    `select p.id, min(s.sku) as sku from produtos p join skus s on s.id_produto = p.id
     where p.situacao = 'disponivel' group by p.id having count(*) = 1 and sum(s.estoque) > 0 order by p.id limit 2`,
  )
  const path = `/comparar?produtos=${rows.map(({ id }) => id).join(',')}`
  const second = rows[1]!
  for (const node of nodes) await rawRequest(node, path)

  await setPrice(database, { sku: second.sku, precoPor: 123_456, precoDe: null })
  for (const node of nodes) await settled(node, path, '1.234,56')
})

test('cards show a promotion as soon as it is saved, and another as soon as it begins', async () => {
  const draft = (leve: number, validoDe: string | null) => ({
    hash: `leve-${leve}`,
    nome: `Leve ${leve}`,
    beneficio: { tipo: 'levePague', leve, pague: 1 } as const,
    validoDe,
  })
  await Promise.all(nodes.map((node) => rawRequest(node, '/violinos')))
  await savePromotion(database, draft(41, null))
  for (const node of nodes) await settled(node, '/violinos', 'Leve 41, pague 1')

  await savePromotion(database, draft(42, new Date(Date.now() + 5_000).toISOString()))
  for (const node of nodes) await settled(node, '/violinos', 'Leve 42, pague 1')
})

/** Repeats the request until the better encoding, which is compressed in the background, is there. */
async function settledAnswer(path: string, headers: Record<string, string>) {
  await expect
    .poll(
      async () =>
        (await rawRequest(nodes[0]!, path, { 'accept-encoding': 'br' })).headers['content-encoding'],
      TIMEOUT,
    )
    .toBe('br')
  return rawRequest(nodes[0]!, path, headers)
}

async function settled(node: string, path: string, text: string) {
  await expect.poll(async () => String((await rawRequest(node, path)).body), TIMEOUT).toContain(text)
}
