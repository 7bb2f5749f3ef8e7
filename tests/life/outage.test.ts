import { connect, createServer, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DEMO_SETTINGS } from '#demo/content/settings.ts'
import { savePage } from '#platform/content/pages/save-page.ts'
import { saveSettings } from '#platform/content/settings/save-settings.ts'
import { rawRequest } from '../pages/raw-request.ts'
import { type TestDatabase, testDatabase } from '../support/database.ts'
import { type Shop, startShop, temporaryFolder } from './shop.ts'

/** A busy machine takes its time. */
const TIMEOUT = { timeout: 30_000 }

const folder = temporaryFolder()
let database: TestDatabase
let line: Line
let shop: Shop
let node: string

beforeAll(async () => {
  database = await testDatabase()
  await saveSettings(database, DEMO_SETTINGS)
  await savePage(database, { slug: 'lembrada', titulo: 'Lembrada', resumo: 'Antes.', html: '<p>Texto.</p>' })
  line = await lineTo(database.url)
  shop = startShop({ DATA_DIR: folder.path, DATABASE_URL: line.url, LOG_LEVEL: 'silent' })
  node = await shop.opened
})

afterAll(async () => {
  line.repair()
  shop.process.kill('SIGTERM')
  await shop.ended
  line.close()
  await database.close()
  folder.remove()
})

const HTML = { accept: 'text/html' }

test('without the database, cached pages are served as stale, and everything else is 503 with a sentence', async () => {
  await rawRequest(node, '/pagina/lembrada')
  line.cut()
  await expect
    .poll(async () => (await rawRequest(node, '/pagina/lembrada', HTML)).headers['cache-status'], TIMEOUT)
    .toBe('lira; hit; detail=stale')

  const known = await rawRequest(node, '/pagina/lembrada', HTML)
  expect(known.status).toBe(200)
  expect(known.headers['cache-control']).toBe('private, no-store')
  expect(String(known.body)).toContain('Texto.')
  expect(String(known.body)).toContain('Preços e estoque podem ter mudado')

  for (const path of ['/marcas', '/nunca-vista', '/minha-conta/dados', '/marcas.data']) {
    const { status, headers } = await rawRequest(node, path, HTML)
    expect([path, status, headers['retry-after']]).toEqual([path, 503, '5'])
  }
  expect(String((await rawRequest(node, '/marcas', HTML)).body)).toContain('Voltamos em instantes')

  const api = await rawRequest(node, '/v2/front/checkout/cart', { 'app-token': 'loja-virtual' })
  expect([api.status, api.headers['retry-after']]).toEqual([503, '5'])
  expect(JSON.parse(String(api.body))).toMatchObject({ code: 'LojaIndisponivel', status: 503 })
  expect(JSON.parse(String(api.body)).mensagens[0].mensagem).toMatch(/Tente de novo/)
})

test('once the database is back, pages are fresh and cached again', async () => {
  await savePage(database, { slug: 'lembrada', titulo: 'Lembrada', resumo: 'Depois.', html: '<p>Novo.</p>' })
  line.repair()

  await expect
    .poll(async () => String((await rawRequest(node, '/pagina/lembrada')).body), TIMEOUT)
    .toContain('Novo.')
  const fresh = await rawRequest(node, '/pagina/lembrada')
  expect(fresh.headers['cache-control']).toBe('public, max-age=0, must-revalidate')
  expect(String(fresh.body)).not.toContain('podem ter mudado')
})

test('detects a silent connection, so that no page is served as if nothing could have changed', {
  tags: 'long',
}, async () => {
  await rawRequest(node, '/pagina/lembrada')
  line.silence()

  await expect
    .poll(async () => (await rawRequest(node, '/pagina/lembrada', HTML)).headers['cache-status'], TIMEOUT)
    .toBe('lira; hit; detail=stale')
})

type Line = { url: string; cut: () => void; silence: () => void; repair: () => void; close: () => void }

/** A proxy of the database that can be cut (connections are refused) or go silent (nothing arrives, nothing breaks). */
async function lineTo(url: string): Promise<Line> {
  const target = new URL(url)
  const sockets = new Set<Socket>()
  let state: 'whole' | 'cut' | 'silent' = 'whole'
  const server = createServer((near) => {
    if (state === 'cut') return void near.destroy()
    const far = connect(Number(target.port), target.hostname)
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from)
      from.on('data', (bytes) => state === 'silent' || to.write(bytes))
      from.on('error', () => to.destroy())
      from.on('close', () => {
        sockets.delete(from)
        to.destroy()
      })
    }
  })
  const port = await new Promise<number>((resolve) =>
    server.listen(0, '127.0.0.1', () => {
      const bound = server.address()
      resolve(typeof bound === 'object' ? (bound?.port ?? 0) : 0)
    }),
  )
  const cutAll = () => {
    for (const socket of sockets) socket.destroy()
  }

  return {
    url: Object.assign(new URL(url), { hostname: '127.0.0.1', port: String(port) }).href,
    cut() {
      state = 'cut'
      cutAll()
    },
    silence() {
      state = 'silent'
    },
    repair() {
      state = 'whole'
      cutAll()
    },
    close() {
      cutAll()
      server.close()
    },
  }
}
