import { expect, test } from 'vitest'
import type { AddressKind } from '#domain/urls/addresses.ts'
import { ownRateLimit } from './rate-limit.ts'
import { createRateLimits } from './rate-limits.ts'

test.each<AddressKind>(['page', 'private', 'panel', 'api', 'document'])('a %s is limited', (kind) => {
  const limits = createRateLimits(ownRateLimit)
  const waits = Array.from({ length: 301 }, () => limits.request({ ip: '203.0.113.1', local: false }, kind))

  expect(waits.slice(0, 300)).toEqual(Array(300).fill(0))
  expect(waits.at(-1)).toBeGreaterThan(0)
})

test('payment notifications are limited far above what providers send', () => {
  const limits = createRateLimits(ownRateLimit)
  const waits = Array.from({ length: 2_001 }, () =>
    limits.request({ ip: '203.0.113.1', local: false }, 'notifications'),
  )

  expect(waits.slice(0, 2_000)).toEqual(Array(2_000).fill(0))
  expect(waits.at(-1)).toBeGreaterThan(0)
})

test('files and requests from this machine are not limited', () => {
  const limits = createRateLimits(ownRateLimit)
  for (let i = 0; i < 3_000; i++) {
    expect(limits.request({ ip: '203.0.113.1', local: false }, 'asset')).toBe(0)
    expect(limits.request({ ip: '127.0.0.1', local: true }, 'api')).toBe(0)
  }
})

test('addresses of one IPv6 network share a limit, those of another do not', () => {
  const limits = createRateLimits(ownRateLimit)
  const ask = (ip: string) => limits.request({ ip, local: false }, 'api')
  for (let i = 0; i < 300; i++) ask(`2001:db8::${i.toString(16)}:b:c:d`)

  expect(ask('2001:db8::a')).toBeGreaterThan(0)
  expect(ask('2001:db8:0:1::a')).toBe(0)
})
