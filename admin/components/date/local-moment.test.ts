import fc from 'fast-check'
import { expect, test } from 'vitest'
import { instantOf, localOf } from './local-moment.ts'

test.each([
  ['2026-11-20T12:00:00.000Z', '2026-11-20T09:00'],
  ['2026-11-20T02:59:00.000Z', '2026-11-19T23:59'],
  ['2027-01-01T00:00:00.000Z', '2026-12-31T21:00'],
  ['2028-03-01T01:30:00.000Z', '2028-02-29T22:30'],
])('%s is %s in São Paulo, and back', (instant, local) => {
  expect(localOf(instant)).toBe(local)
  expect(instantOf(local)).toBe(instant)
})

test('an empty field is no instant', () => {
  expect(instantOf('')).toBeNull()
})

test('every minute is read as it is written', () => {
  const minute = fc.integer({ min: 0, max: 60 * 24 * 365 * 20 })
  fc.assert(
    fc.property(minute, (since) => {
      const instant = new Date(Date.UTC(2020, 0, 1) + since * 60_000).toISOString()

      expect(instantOf(localOf(instant))).toBe(instant)
    }),
  )
})
