import type { IncomingMessage } from 'node:http'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { createProxyWarnings } from './proxy-warnings.ts'

const PROXIED = { headers: { 'x-forwarded-for': '203.0.113.7' } } as unknown as IncomingMessage
const DIRECT = { headers: {} } as IncomingMessage

test('warns at the start of a shop with https and no TRUST_PROXY', () => {
  expect(warnings({ storeUrl: 'https://loja.test' })).toEqual([expect.stringContaining('TRUST_PROXY=1')])
})

test('warns once of a request that came through a proxy', () => {
  const said = warnings({}, [DIRECT, PROXIED, PROXIED])

  expect(said).toEqual([expect.stringContaining('TRUST_PROXY is not set')])
})

test('logs no addresses', () => {
  expect(warnings({}, [PROXIED]).join()).not.toContain('203.0.113.7')
})

test.each([
  ['a proxy that the shop knows', { storeUrl: 'https://loja.test', trustProxy: true }, [PROXIED]],
  ['no proxy', {}, [DIRECT, DIRECT]],
])('%s causes no warning', (_name, known, requests) => {
  expect(warnings(known, requests)).toEqual([])
})

function warnings(
  { storeUrl = 'http://loja.test', trustProxy = false }: { storeUrl?: string; trustProxy?: boolean },
  requests: IncomingMessage[] = [],
): string[] {
  const lines: string[] = []
  const logger = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) })
  const warnOfProxy = createProxyWarnings({ storeUrl, trustProxy, logger })
  for (const request of requests) warnOfProxy(request)

  return lines
}
