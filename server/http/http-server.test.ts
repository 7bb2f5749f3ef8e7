import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import type { Observer } from '../monitoring/observe.ts'
import { createHttpServer } from './http-server.ts'

const refusalPage = async () => ({ html: '', policy: '' })
const observer: Observer = { identify: () => 'um-id', watch: () => undefined, cached: () => undefined }

test.each([
  ['https://loja.test', 'max-age=31536000'],
  ['http://loja.test', null],
])('a shop at %s asks browsers for https: %s', async (storeUrl, transport) => {
  const server = createHttpServer({
    host: '127.0.0.1',
    port: 0,
    storeUrl,
    observer,
    trace: null,
    closing: () => false,
    health: () => false,
  })
  const port = await server.listen()
  try {
    server.opened({
      answerCached: () => false,
      listener: (_request, response) => void response.end('aberta'),
      refusalPage,
    })
    const page = await fetch(`http://127.0.0.1:${port}/`)
    const odd = await fetch(`http://127.0.0.1:${port}/%ff`)

    expect([page.status, odd.status]).toEqual([200, 400])
    for (const { headers } of [page, odd])
      expect(headers.get('strict-transport-security')?.split(';')[0] ?? null).toBe(transport)
  } finally {
    await server.close()
  }
})

test('a page from the cache is answered before all else, with its own headers, and counted once', async () => {
  const seen: string[] = []
  const server = createHttpServer({
    host: '127.0.0.1',
    port: 0,
    storeUrl: 'https://loja.test',
    observer: {
      identify: () => 'um-id',
      watch: ({ url }) => void seen.push(`watched ${url}`),
      cached: ({ url }, status, id) => void seen.push(`cached ${url} ${status} ${id}`),
    },
    trace: null,
    closing: () => false,
    health: () => false,
  })
  const port = await server.listen()
  try {
    server.opened({
      answerCached: ({ url }, response) => {
        if (url !== '/cordas') return false
        response.writeHead(200, { 'x-own': 'sim' }).end('cordas')
        return true
      },
      listener: (_request, response) => void response.end('outra'),
      refusalPage,
    })
    const [cached, other] = [await get('/cordas'), await get('/violinos')]

    expect(await cached.text()).toBe('cordas')
    expect(await other.text()).toBe('outra')
    expect(cached.headers.get('x-own')).toBe('sim')
    expect(other.headers.get('x-request-id')).toBe('um-id')
    expect(seen).toEqual(['cached /cordas 200 um-id', 'watched /violinos'])
  } finally {
    await server.close()
  }

  function get(path: string) {
    return fetch(`http://127.0.0.1:${port}${path}`)
  }
})

test('answers a connection that was accepted just before the server closes', async () => {
  const server = createHttpServer({
    host: '127.0.0.1',
    port: 0,
    storeUrl: 'http://loja.test',
    observer,
    trace: null,
    closing: () => false,
    health: () => false,
  })
  const port = await server.listen()
  server.opened({
    answerCached: () => false,
    listener: (_request, response) => void response.end('aberta'),
    refusalPage,
  })
  // The server accepts connections in their order.
  const early = connect(port, '127.0.0.1')
  await once(early, 'connect')
  await fetch(`http://127.0.0.1:${port}/`, { headers: { connection: 'close' } })
  const closed = server.close()
  early.write('GET / HTTP/1.1\r\nHost: loja.test\r\n\r\n')
  const answer = await text(early)
  await closed

  expect(answer).toMatch(/^HTTP\/1\.1 200 [\s\S]+aberta/)
})

test('answers metrics and health at their plain addresses only, by which proxies hide them', async () => {
  const server = createHttpServer({
    host: '127.0.0.1',
    port: 0,
    storeUrl: 'http://loja.test',
    observer,
    trace: null,
    closing: () => false,
    health: ({ url }, response) => {
      if (url !== '/metrics') return false
      response.end('figures')
      return true
    },
  })
  const port = await server.listen()
  try {
    server.opened({
      answerCached: () => false,
      listener: (_request, response) => void response.writeHead(404).end('nothing'),
      refusalPage,
    })
    const answers = await Promise.all(
      ['/metrics', '/%6detrics', '/metric%73'].map(async (path) =>
        (await fetch(`http://127.0.0.1:${port}${path}`)).text(),
      ),
    )

    expect(answers).toEqual(['figures', 'nothing', 'nothing'])
  } finally {
    await server.close()
  }
})
