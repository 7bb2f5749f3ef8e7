import { expect, test } from 'vitest'
import { createRouteKinds, type RouteKind } from '../route-kind.ts'
import { createRateLimits } from './rate-limits.ts'

const kindOf = createRouteKinds((path) => path === '/favicon.svg')

test.each<[string, RouteKind]>([
  ['/', 'page'],
  ['/cordas', 'page'],
  ['/cordas.data', 'page'],
  ['/v2', 'page'],
  ['/imagensx/y', 'page'],
  ['/checkout/carrinho', 'private'],
  ['/newsletter.data', 'private'],
  ['/admin', 'panel'],
  ['/admin/pedidos', 'panel'],
  ['/v2/front/ping', 'api'],
  ['/v2/openapi.json', 'api'],
  ['/v2/admin/entry', 'api'],
  ['/v2/webhooks/pix', 'notifications'],
  ['/imagens/abc/640.avif', 'file'],
  ['/assets/a.js', 'file'],
  ['/admin/assets/a.js', 'file'],
  ['/favicon.svg', 'file'],
  ['/feeds/google.xml', 'document'],
  ['/sitemap.xml', 'document'],
  ['/sitemap-produtos-1.xml', 'document'],
  ['/robots.txt', 'document'],
  ['/arquivos/manual.pdf', 'document'],
  ['/sem-conexao', 'document'],
])('%s is a %s', (path, kind) => {
  expect(kindOf(path)).toBe(kind)
})

test.each<RouteKind>(['page', 'private', 'panel', 'api', 'document'])('a %s is limited', (kind) => {
  const limits = createRateLimits()
  const waits = Array.from({ length: 301 }, () => limits.request({ ip: '203.0.113.1', local: false }, kind))

  expect(waits.slice(0, 300)).toEqual(Array(300).fill(0))
  expect(waits.at(-1)).toBeGreaterThan(0)
})

test('notices of payments are limited far above what providers send', () => {
  const limits = createRateLimits()
  const waits = Array.from({ length: 2_001 }, () =>
    limits.request({ ip: '203.0.113.1', local: false }, 'notifications'),
  )

  expect(waits.slice(0, 2_000)).toEqual(Array(2_000).fill(0))
  expect(waits.at(-1)).toBeGreaterThan(0)
})

test('files are not limited, and neither is this machine itself', () => {
  const limits = createRateLimits()
  for (let i = 0; i < 3_000; i++) {
    expect(limits.request({ ip: '203.0.113.1', local: false }, 'file')).toBe(0)
    expect(limits.request({ ip: '127.0.0.1', local: true }, 'api')).toBe(0)
  }
})

test('addresses of one IPv6 network count as one, those of another apart', () => {
  const limits = createRateLimits()
  const ask = (ip: string) => limits.request({ ip, local: false }, 'api')
  for (let i = 0; i < 300; i++) ask(`2001:db8::${i.toString(16)}:b:c:d`)

  expect(ask('2001:db8::a')).toBeGreaterThan(0)
  expect(ask('2001:db8:0:1::a')).toBe(0)
})
