import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { DEMO_SETTINGS } from '#demo/content/settings.ts'
import { ORIGINAL_APPEARANCE } from '#platform/content/appearance/original-appearance.ts'
import { createPlainLook } from '../pages/plain-look.ts'
import { createGate } from './gate.ts'

const SECRET = 'palavra-de-passe'

/** The cookie of staff who are logged in. */
const STAFF = 'painel=equipe'

let server: Server | undefined
afterEach(() => void server?.close())

describe('while the shop is closed', () => {
  test('visitors get the waiting page with Retry-After', async () => {
    const ask = await shop({ ativa: true })
    const answer = await ask('/cordas')
    const page = await answer.text()

    expect(answer.status).toBe(503)
    expect(answer.headers.get('retry-after')).toBe('600')
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(page).toContain('Estamos afinando a loja')
    expect(page).toContain(DEMO_SETTINGS.loja.email)
    expect(page).not.toContain(SECRET)
  })

  test("the waiting page shows the merchant's message as escaped text", async () => {
    const ask = await shop({ ativa: true, mensagem: 'Inventário <b>anual</b> até as 14h.' })

    expect(await (await ask('/')).text()).toContain('Inventário &lt;b&gt;anual&lt;/b&gt; até as 14h.')
  })

  test('the environment closes it as well', async () => {
    const ask = await shop({ closed: true })

    expect((await ask('/')).status).toBe(503)
  })

  test.each(['POST', 'HEAD'])('%s gets the waiting page too', async (method) => {
    const ask = await shop({ ativa: true })

    expect((await ask('/checkout/carrinho/', { method })).status).toBe(503)
  })

  test.each(['/v2/front/ping', '/assets/logo.svg'])('%s is not affected', async (path) => {
    const ask = await shop({ ativa: true })

    expect(await (await ask(path)).text()).toBe('loja')
  })

  test('the secret word admits a visitor, who stays admitted', async () => {
    const ask = await shop({ ativa: true })
    const said = await ask(`/cordas?liberarAcesso=${SECRET}&pg=2`)
    const cookie = said.headers.getSetCookie()[0] ?? ''
    const page = await said.text()

    expect(said.status).toBe(200)
    expect(cookie).toMatch(/^liberarAcesso=.+; HttpOnly; SameSite=Lax$/)
    expect(cookie).not.toContain(SECRET)
    expect(page).toContain('url=/cordas?pg=2')
    expect(page).not.toContain(SECRET)
    expect(await (await ask('/', { headers: { cookie } })).text()).toBe('loja')
  })

  test('a wrong word removes the release', async () => {
    const ask = await shop({ ativa: true })
    const said = await ask('/?liberarAcesso=palavra-errada')

    expect(said.headers.getSetCookie()[0]).toMatch(/^liberarAcesso=; Max-Age=0/)
    expect(await said.text()).toContain("localStorage.removeItem('liberarAcesso')")
  })

  test.each(['liberarAcesso=', 'liberarAcesso=1', `liberarAcesso=${SECRET}`])(
    'the cookie %j does not admit',
    async (cookie) => {
      const ask = await shop({ ativa: true })

      expect((await ask('/', { headers: { cookie } })).status).toBe(503)
    },
  )

  test('without a secret, no word admits', async () => {
    const ask = await shop({ ativa: true, secret: undefined })

    for (const word of ['', 'undefined', 'null', SECRET]) {
      const said = await ask(`/?liberarAcesso=${word}`)
      const cookie = said.headers.getSetCookie()[0] ?? ''
      expect((await ask('/', { headers: { cookie } })).status).toBe(503)
    }
    expect((await ask('/', { headers: { cookie: 'liberarAcesso=null' } })).status).toBe(503)
  })
})

describe('before the shop is opened', () => {
  test('visitors get the page “em breve”, which no one may store or index', async () => {
    const ask = await shop({ aberta: false })
    const answer = await ask('/cordas')
    const page = await answer.text()

    expect(answer.status).toBe(503)
    expect(answer.headers.get('retry-after')).toBe('86400')
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(answer.headers.get('x-robots-tag')).toBe('noindex')
    expect(page).toContain('Em breve, a nossa loja')
    expect(page).toContain('<meta name="robots" content="noindex" />')
    expect(page).toContain('action="/newsletter"')
    expect(page).toContain(DEMO_SETTINGS.loja.email)
  })

  test("shows the merchant's words as escaped text, and no form if none is wanted", async () => {
    const ask = await shop({
      aberta: false,
      emBreve: { mensagem: 'Abrimos <b>dia 1º</b>.', newsletter: false },
    })
    const page = await (await ask('/')).text()

    expect(page).toContain('Abrimos &lt;b&gt;dia 1º&lt;/b&gt;.')
    expect(page).not.toContain('<form')
    expect((await ask('/newsletter', { method: 'POST' })).status).toBe(503)
  })

  test('robots.txt asks to crawl nothing, and no sitemap says what there is', async () => {
    const ask = await shop({ aberta: false })
    const robots = await ask('/robots.txt')

    expect(robots.status).toBe(200)
    expect(await robots.text()).toBe('User-agent: *\nDisallow: /\n')
    expect((await ask('/sitemap.xml')).status).toBe(503)
  })

  test('maintenance comes first', async () => {
    const ask = await shop({ aberta: false, ativa: true })

    expect(await (await ask('/')).text()).toContain('Estamos afinando a loja')
  })
})

describe.each([{ aberta: false }, { ativa: true }])('staff of a closed shop (%j)', (closed) => {
  test('see it if they are logged in at the panel', async () => {
    const ask = await shop(closed)

    expect(await (await ask('/', { headers: { cookie: STAFF } })).text()).toBe('loja')
    expect((await ask('/', { headers: { cookie: 'painel=outra' } })).status).toBe(503)
  })
})

test.each([
  [{}, undefined, true],
  [{ ativa: true }, undefined, true],
  [{ aberta: false }, undefined, false],
  [{ aberta: false }, 'painel=outra', false],
  [{ aberta: false }, STAFF, true],
])('in a shop %j, a caller with the cookie %j may order: %j', async (situation, cookie, may) => {
  expect(await gateOf(situation).mayOrder(cookie)).toBe(may)
})

describe('while the shop is open', () => {
  test('requests pass', async () => {
    const ask = await shop({})

    expect(await (await ask('/cordas?pg=2')).text()).toBe('loja')
  })

  test('a word is processed all the same', async () => {
    const ask = await shop({})

    expect((await ask('/?liberarAcesso=palavra-errada')).headers.getSetCookie()[0]).toContain('Max-Age=0')
  })

  test('the redirect after the word stays in this shop', async () => {
    const ask = await shop({})
    const page = await (await ask('//outra.test/?liberarAcesso=x')).text()

    expect(page).not.toContain('url=//')
  })
})

type Situation = {
  aberta?: boolean
  emBreve?: { mensagem: string; newsletter: boolean }
  ativa?: boolean
  mensagem?: string
  closed?: boolean
  secret?: string | undefined
}

function gateOf(situation: Situation) {
  const { aberta = true, ativa = false, mensagem = '', closed = false } = situation
  const { emBreve = DEMO_SETTINGS.sistema.emBreve } = situation

  return createGate({
    settings: () => ({
      ...DEMO_SETTINGS,
      sistema: {
        ...DEMO_SETTINGS.sistema,
        abertura: { aberta },
        emBreve,
        manutencao: { ativa, mensagem },
      },
    }),
    closed,
    secret: 'secret' in situation ? situation.secret : SECRET,
    storeUrl: 'http://loja.test',
    look: createPlainLook([], () => ORIGINAL_APPEARANCE),
    goesOn: (path) => path.startsWith('/v2/') || path.startsWith('/assets/'),
    isStaff: async (cookies) => cookies === STAFF,
    context: () => {
      throw new Error('These tests subscribe nobody.')
    },
  })
}

/** The gate before a shop that answers `loja` to everything. */
async function shop(situation: Situation) {
  const gate = gateOf(situation)
  server = createServer(async (request, response) => {
    const answered = gate.concerns(request.url ?? '/') && (await gate.answer(request, response))
    if (!answered) response.end('loja')
  })
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo

  return (path: string, init: RequestInit = {}) => fetch(`http://127.0.0.1:${port}${path}`, init)
}
