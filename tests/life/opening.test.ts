import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startShop, temporaryFolder } from './shop.ts'

// Starting a shop takes a second; on a machine that is busy with other tests, many.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 })

const SECRET = 'palavra-de-passe'
const LINK = /^O painel abre em (\S+\/admin\/comecar\?chave=\S+) /m

const folder = temporaryFolder()
const environment = { DATA_DIR: folder.path, MAINTENANCE_SECRET: SECRET, LOG_LEVEL: 'warn' }
let shop = startShop(environment)
let address: string

beforeAll(async () => {
  address = await shop.opened
})
afterAll(async () => {
  shop.process.kill('SIGKILL')
  await shop.ended
  folder.remove()
})

test('visitors of a new store learn that it opens soon, and nothing else of it', async () => {
  const page = await fetch(`${address}/marcas`)

  expect([page.status, page.headers.get('retry-after')]).toEqual([503, '86400'])
  expect(await page.text()).toContain('Em breve, a nossa loja')
  expect(await (await fetch(`${address}/robots.txt`)).text()).toBe('User-agent: *\nDisallow: /\n')
  expect((await fetch(`${address}/sitemap.xml`)).status).toBe(503)
  expect((await fetch(`${address}/feeds/google.xml`)).status).toBe(503)
})

test('whoever has the release link sees the shop, in pages that no cache may store', async () => {
  const page = await fetch(`${address}/marcas`, { headers: { cookie: await release() } })

  expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
  expect(await page.text()).toContain('A loja ainda não está aberta: só você a vê.')
  expect((await fetch(`${address}/marcas`)).status).toBe(503)
})

test('strangers cannot order through the API', async () => {
  expect(await order()).toBe('LojaFechada')
  expect(await order(await release())).toBe('CarrinhoVazio')
})

test('as long as there is no owner, each start prints a fresh link; never afterwards', {
  tags: 'long',
}, async () => {
  await vi.waitUntil(() => LINK.test(shop.out()), { timeout: 20_000 })
  const first = link()
  await restart()
  const second = link()
  expect(second).not.toBe(first)

  const answer = await fetch(`${address}/v2/admin/entry/first-owner`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      chave: new URL(second).searchParams.get('chave'),
      nome: 'Dora Lima',
      email: 'dora@loja.test',
      senha: 'um violino de sete cordas',
    }),
  })
  expect(answer.status).toBe(200)
  await restart()
  expect(shop.out()).not.toContain('O painel abre em')
})

/** Waits for what follows the address: the ready shop answers before all of its lines are written. */
async function restart(): Promise<void> {
  shop.process.kill('SIGTERM')
  await shop.ended
  shop = startShop(environment)
  address = await shop.opened
  await vi.waitUntil(async () => (await fetch(`${address}/readyz`)).ok, { timeout: 20_000 })
}

function link(): string {
  return LINK.exec(shop.out())?.[1] ?? ''
}

/** The cookie of the release link. */
async function release(): Promise<string> {
  const said = await fetch(`${address}/?liberarAcesso=${SECRET}`)

  return said.headers.getSetCookie()[0]?.split(';')[0] ?? ''
}

async function order(cookie?: string): Promise<string> {
  const answer = await fetch(`${address}/v2/front/checkout/order`, {
    method: 'POST',
    headers: {
      'app-token': 'loja-virtual',
      'content-type': 'application/json',
      'idempotency-key': 'teste',
      session: 'a'.repeat(43),
      ...(cookie !== undefined && { cookie }),
    },
    body: JSON.stringify({ versao: 'x', metodo: 'pix' }),
  })

  return (await answer.json()).code
}
