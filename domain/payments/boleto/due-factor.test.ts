import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayAfter } from '#domain/time/business-days-calendar.ts'
import { dueDate, dueFactor } from './due-factor.ts'

test.each([
  ['2000-07-03', 1000],
  ['2025-02-21', 9999],
  ['2025-02-22', 1000],
  ['2026-07-01', 1494],
  ['2026-11-21', 1637],
  ['2026-12-01', 1647],
  ['2027-01-04', 1681],
  ['2049-10-13', 9999],
  ['2049-10-14', 1000],
])('%s is %i', (day, fator) => {
  expect(dueFactor(day)).toBe(fator)
  expect(dueDate(fator, day)).toBe(day)
})

test.each([
  [1000, '2001-01-01', '2000-07-03'],
  [1000, '2024-12-01', '2025-02-22'],
  [9999, '2025-03-01', '2025-02-21'],
  [9999, '2049-01-01', '2049-10-13'],
  [1000, '1990-01-01', '2000-07-03'],
])('%i, read on %s, is %s', (fator, near, day) => {
  expect(dueDate(fator, near)).toBe(day)
})

test.each([0, 1, 999])('%i is no due date', (fator) => {
  expect(dueDate(fator, '2026-11-21')).toBeNull()
})

test.each(['2000-07-02', '1997-10-07', '', '2026-02-31T', 'amanhã'])('%j has no factor', (day) => {
  expect(() => dueFactor(day)).toThrow(RangeError)
})

test('a due date is read again by who knows it within twelve years', () => {
  const days = fc.integer({ min: 0, max: 40_000 }).map((n) => dayAfter('2000-07-03', n))
  fc.assert(
    fc.property(days, fc.integer({ min: -4380, max: 4380 }), (day, off) => {
      expect(dueDate(dueFactor(day), dayAfter(day, off))).toBe(day)
    }),
  )
})
