import { expect, test } from 'vitest'
import { dayStart } from './day-start.ts'

test('a day begins at 03:00 UTC', () => {
  expect(dayStart('2026-11-21').toISOString()).toBe('2026-11-21T03:00:00.000Z')
})

test('following days cross the end of a month', () => {
  expect(dayStart('2026-11-30', 1).toISOString()).toBe('2026-12-01T03:00:00.000Z')
  expect(dayStart('2028-02-28', 2).toISOString()).toBe('2028-03-01T03:00:00.000Z')
})
