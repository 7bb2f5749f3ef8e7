import { expect, test } from 'vitest'
import { createRateLimit } from './rate-limit.ts'

test('an address may ask so often, then has to wait for the next window', () => {
  let time = 0
  const wait = createRateLimit({ requests: 2, windowMs: 10_000, now: () => time })

  expect([wait('203.0.113.1'), wait('203.0.113.1'), wait('203.0.113.1')]).toEqual([0, 0, 10])
  time = 4_500
  expect(wait('203.0.113.1')).toBe(6)
  time = 10_000
  expect(wait('203.0.113.1')).toBe(0)
})

test('addresses do not count for one another, those of one IPv6 network do', () => {
  const wait = createRateLimit({ requests: 1, windowMs: 10_000, now: () => 0 })

  expect([wait('203.0.113.1'), wait('203.0.113.2'), wait('::ffff:203.0.113.1')]).toEqual([0, 0, 10])
  expect([wait('2001:db8:1:2::a'), wait('2001:db8:1:2::b'), wait('2001:db8:1:3::a')]).toEqual([0, 10, 0])
})

test('memory is bounded, however many addresses come', () => {
  const wait = createRateLimit({ requests: 1, windowMs: 10_000, now: () => 0 })
  wait('203.0.113.1')
  for (let i = 0; i < 50_000; i++) wait(`10.${i >> 16}.${(i >> 8) & 255}.${i & 255}`)

  expect(wait('203.0.113.1')).toBe(0)
})
