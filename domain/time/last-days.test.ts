import { expect, test } from 'vitest'
import { dayOf, lastDays } from './last-days.ts'

test.each([
  ['2026-11-21T02:59:59Z', '2026-11-20'],
  ['2026-11-21T03:00:00Z', '2026-11-21'],
  ['2027-01-01T02:00:00Z', '2026-12-31'],
])('%s is on %s in São Paulo', (moment, day) => {
  expect(dayOf(new Date(moment))).toBe(day)
})

test.each([
  [1, '2026-11-21'],
  [7, '2026-11-15'],
  [30, '2026-10-23'],
])('the last %i days begin on %s', (count, de) => {
  expect(lastDays(new Date('2026-11-21T12:00:00Z'), count)).toEqual({ de, ate: '2026-11-21' })
})
