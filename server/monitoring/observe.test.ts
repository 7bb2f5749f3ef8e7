import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { pino } from 'pino'
import { afterEach, expect, test } from 'vitest'
import { createMetrics } from './metrics.ts'
import { createObserver, routeClass } from './observe.ts'

let server: Server

afterEach(() => void server.close())

/** Runs a shop with one answer, and collects its logs and counters. */
async function observed() {
  const lines: Record<string, unknown>[] = []
  const logger = pino({ level: 'info' }, { write: (line: string) => void lines.push(JSON.parse(line)) })
  const metrics = createMetrics()
  const observer = createObserver({ logger, metrics })
  server = createServer((incoming, outgoing) => {
    const id = observer.identify(incoming)
    observer.watch(incoming, outgoing, id)
    outgoing.writeHead(404, { 'x-request-id': id }).end(incoming.headers['x-request-id'])
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const bound = server.address()
  const url = `http://127.0.0.1:${typeof bound === 'object' ? bound?.port : ''}`

  return { url, lines, metrics }
}

test('keeps a valid request id, and passes it to handler, response and log', async () => {
  const { url, lines } = await observed()
  const answer = await fetch(`${url}/violinos`, { headers: { 'x-request-id': 'proxy-7' } })

  expect(answer.headers.get('x-request-id')).toBe('proxy-7')
  expect(await answer.text()).toBe('proxy-7')
  expect(lines).toMatchObject([{ id: 'proxy-7', method: 'GET', path: '/violinos', status: 404 }])
})

test.each(['', 'a b', '<script>', 'x'.repeat(101)])('replaces the request id %j', async (sent) => {
  const { url } = await observed()
  const answer = await fetch(url, { headers: { 'x-request-id': sent } })

  expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
})

test('does not log query strings', async () => {
  const { url, lines } = await observed()
  await fetch(`${url}/busca?q=segredo`, { headers: { authorization: 'segredo' } })

  expect(JSON.stringify(lines)).not.toContain('segredo')
})

test('counts requests by class and status', async () => {
  const { url, metrics } = await observed()
  await fetch(`${url}/v2/front/x`)
  await fetch(`${url}/v2/front/y`)

  expect(await metrics.registry.metrics()).toContain(
    'http_requests_total{route="api",method="GET",status="404"} 2',
  )
})

test('counts all pages from the cache, and logs the first ten of a second', async () => {
  const lines: Record<string, unknown>[] = []
  const logger = pino({ level: 'info' }, { write: (line: string) => void lines.push(JSON.parse(line)) })
  const metrics = createMetrics()
  let now = 5_000
  const observer = createObserver({ logger, metrics, now: () => now })
  const request = { method: 'GET', url: '/cordas?q=segredo' }
  for (let i = 0; i < 30; i++) observer.cached(request, 200, `id-${i}`)
  now = 6_001
  observer.cached(request, 304, 'id-30')

  expect(lines.map(({ id }) => id)).toEqual([...Array(10).keys(), 30].map((i) => `id-${i}`))
  expect(lines.at(-1)).toMatchObject({ path: '/cordas', status: 304, cached: true, unlogged: 20 })
  const text = await metrics.registry.metrics()
  expect(text).toContain('http_requests_total{route="page",method="GET",status="200"} 30')
  expect(text).toContain('http_requests_total{route="page",method="GET",status="304"} 1')
})

test.each([
  ['/readyz', 'health'],
  ['/v2/openapi.json', 'api'],
  ['/assets/entry-1.js', 'asset'],
  ['/imagens/abc/400.avif', 'picture'],
  ['/violinos.data', 'data'],
  ['/violinos', 'page'],
])('%s is of the class %s', (path, route) => {
  expect(routeClass(path)).toBe(route)
})
