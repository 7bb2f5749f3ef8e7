import { request } from 'node:http'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DEMO_SETTINGS } from '#demo/content/settings.ts'
import { prepareFixtures, sampleProduct, sampleSku } from '#platform/catalog/catalog.fixtures.ts'
import { saveProduct } from '#platform/catalog/product/editing/save-product.ts'
import { saveSettings } from '#platform/content/settings/save-settings.ts'
import { METHODS } from '#server/http/methods.ts'
import { ADDRESS_TABLE } from '../architecture/address-table.ts'
import { type TestDatabase, testDatabase } from '../support/database.ts'
import { type Shop, startShop, temporaryFolder } from './shop.ts'

const folder = temporaryFolder()
let database: TestDatabase
let shop: Shop
let address: string

beforeAll(async () => {
  database = await testDatabase()
  await saveSettings(database, DEMO_SETTINGS)
  await prepareFixtures(database.db)
  await saveProduct(
    database,
    sampleProduct('violino', {
      skus: [sampleSku('V-1', {}, { Cor: 'Azul' }), sampleSku('V-2', {}, { Cor: 'Verde' })],
    }),
  )
  shop = startShop({
    DATA_DIR: folder.path,
    DATABASE_URL: database.url,
    TRUST_PROXY: '1',
    MAINTENANCE_SECRET: 'palavra-de-passe',
    LOG_LEVEL: 'warn',
  })
  address = await shop.opened
})

afterAll(async () => {
  shop.process.kill('SIGTERM')
  await shop.ended
  await database.close()
  folder.remove()
})

describe('the address of a request is interpreted once, as it is on the wire', () => {
  test.each([
    '//',
    '///',
    '//[',
    '//x:99999/',
    '//x/checkout/carrinho',
    '/\\',
    'http://',
    'http://outra.test/',
    '//?liberarAcesso=x',
    '/imagens/../v2/front/ping',
    '/v2/webhooks/../front/ping',
    '/assets/%2e%2e/checkout/carrinho',
    '/./checkout/carrinho',
    '/cordas//violino',
    '/v2//front/ping',
    '/cordas%2fviolino',
    '/arquivos/..%5csegredo.txt',
    '/%00',
    '/%',
    '/%ff',
  ])('refuses %s with 400', async (path) => {
    const answer = await raw('GET', path)

    expect(answer.status).toBe(400)
    expect(JSON.parse(answer.body)).toMatchObject({ code: 'EnderecoInvalido', status: 400 })
  })

  test.each([
    '/sitemap-produtos-99999999999999999999.xml',
    '/sitemap-nada-1.xml',
    '/imagens/x/y',
    '/v2/nada',
  ])('%s is no failure of the shop', async (path) => {
    expect((await raw('GET', path)).status).toBeLessThan(500)
  })

  test.each([
    ['/Marcas', '/marcas'],
    ['/MARCAS?pg=2', '/marcas?pg=2'],
    ['/CHECKOUT/carrinho', '/checkout/carrinho'],
    ['/Minha-Conta/pedido/AbC', '/minha-conta/pedido/AbC'],
    ['/ADMIN', '/admin'],
  ])('%s redirects to %s', async (path, location) => {
    const { status, headers } = await raw('GET', path)

    expect([status, headers['location']]).toEqual([301, location])
  })

  test('an encoded private page is private', async () => {
    const { status, headers } = await raw('GET', '/%63heckout/carrinho')

    expect(status).toBe(200)
    expect(headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' })
  })
})

describe('the table of addresses', () => {
  test.each(ADDRESS_TABLE)('%s is a %s to the server', async (path, kind) => {
    const { status, headers } = await raw('OPTIONS', path)

    expect([status, headers['allow']]).toEqual([405, METHODS[kind].join(', ')])
  })

  test.each(ADDRESS_TABLE.filter(([, kind]) => kind === 'page' || kind === 'private'))(
    '%s, a %s, is cached accordingly',
    async (path, kind) => {
      const { headers } = await raw('GET', path)

      expect(/no-store/.test(String(headers['cache-control']))).toBe(kind === 'private')
    },
  )
})

describe('a method that an address does not take', () => {
  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'])(
    '%s of a page is 405',
    async (method) => {
      const { status, headers } = await raw(method, '/')

      expect([status, headers['allow']]).toEqual([405, 'GET, HEAD'])
    },
  )

  test.each([
    ['TRACE', '/v2/front/ping', 'GET, HEAD, POST, PUT, PATCH, DELETE'],
    ['PUT', '/checkout/carrinho', 'GET, HEAD, POST'],
    ['DELETE', '/v2/webhooks/pix', 'POST'],
    ['POST', '/robots.txt', 'GET, HEAD'],
    ['POST', '/feeds/google.xml', 'GET, HEAD'],
    ['POST', '/admin', 'GET, HEAD'],
  ])('%s %s is 405', async (method, path, allow) => {
    const { status, headers } = await raw(method, path)

    expect([status, headers['allow']]).toEqual([405, allow])
  })
})

describe('request limits of one address', () => {
  test.each(['liberarAcesso', 'liberar%41cesso', '%6c%69berarAcesso'])(
    'apply to the word that opens the closed shop, called %s',
    async (name) => {
      const visitor = { 'x-forwarded-for': `198.51.100.${name.length}` }
      const statuses = []
      for (let i = 0; i < 25; i++) statuses.push((await raw('GET', `/?${name}=x${i}`, visitor)).status)

      expect(statuses.slice(0, 20)).toEqual(Array(20).fill(200))
      expect(statuses.at(-1)).toBe(429)
    },
  )

  test('do not apply to cached pages, which cost nothing', async () => {
    const visitor = { 'x-forwarded-for': '203.0.113.200' }
    await raw('GET', '/marcas')
    const statuses = new Set<number>()
    for (let i = 0; i < 310; i++) statuses.add((await raw('GET', '/marcas', visitor)).status)

    expect([...statuses]).toEqual([200])
  }, 60_000)
})

describe('a page', () => {
  test.each(['/?n=1', '/?n=2&utm_source=x', '/?liberar=1', '/?pg=7'])(
    'is the same at %s as at /',
    async (path) => {
      const plain = await raw('GET', '/')
      const rendered = await renderings()
      const other = await raw('GET', path)

      expect(other.headers['etag']).toBe(plain.headers['etag'])
      expect(await renderings()).toBe(rendered)
    },
  )

  test('differs by the parameters it reads: a variant chosen by an attribute, even a new one', async () => {
    const plain = await raw('GET', '/violino')
    const green = await raw('GET', '/violino?cor=verde&n=1')
    expect(green.headers['etag']).not.toBe(plain.headers['etag'])

    await saveProduct(
      database,
      sampleProduct('viola', {
        skus: [
          sampleSku('A-1', {}, { Acabamento: 'Fosco' }),
          sampleSku('A-2', {}, { Acabamento: 'Brilhante' }),
        ],
      }),
    )
    await expect
      .poll(async () => (await raw('GET', '/viola?acabamento=brilhante')).body, { timeout: 20_000 })
      .toContain('A-2')
    expect((await raw('GET', '/viola?acabamento=brilhante')).headers['etag']).not.toBe(
      (await raw('GET', '/viola')).headers['etag'],
    )
  })
})

test.each([
  ['text/plain', 'email=a', 415],
  ['application/json', '{}', 415],
  ['multipart/form-data', 'x', 415],
  ['multipart/form-data; boundary=a', '--b', 415],
])('refuses a form sent as %s with %s with %i', async (type, body, status) => {
  for (const path of ['/checkout/acesso', '/newsletter', '/contato'])
    expect((await raw('POST', path, { 'content-type': type }, body)).status).toBe(status)
})

test('errors of callers are not logged', async () => {
  const [out, err] = [shop.out(), shop.err()]
  const json = { 'content-type': 'application/json', 'app-token': 'loja-virtual' }
  const { status } = await raw('POST', '/v2/front/checkout/logout', json, '{"a":')
  await leaveEarly()
  await raw('GET', '/healthz')
  await new Promise((resolve) => setTimeout(resolve, 500))

  expect(status).toBe(400)
  expect(shop.out().slice(out.length)).toBe('')
  expect(shop.err().slice(err.length)).toBe('')
})

/** Sends half of a body, and disconnects. */
function leaveEarly(): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect(Number(new URL(address).port), '127.0.0.1', () => {
      socket.write(
        'POST /v2/front/checkout/logout HTTP/1.1\r\nHost: loja\r\napp-token: loja-virtual\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n{',
      )
      setTimeout(() => {
        socket.destroy()
        resolve()
      }, 200)
    })
  })
}

/** The number of pages rendered so far. */
async function renderings(): Promise<string | undefined> {
  return /page_cache_events_total\{event="misses"\} (\d+)/.exec((await raw('GET', '/metrics')).body)?.[1]
}

type Answer = { status: number; headers: Record<string, string | string[] | undefined>; body: string }

/** A request with exactly this path on the wire. */
function raw(
  method: string,
  path: string,
  headers: Record<string, string> = {},
  body?: string,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(address)
    const sent = request({ hostname, port, method, path, headers, agent: false }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks).toString(),
        }),
      )
    })
    sent.on('error', reject)
    sent.end(body)
  })
}
