import { expect, test } from 'vitest'
import { dueFactor } from './due-factor.ts'

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
])('the factor of %s is %i', (day, fator) => {
  expect(dueFactor(day)).toBe(fator)
})

test.each(['2000-07-02', '1997-10-07', '', '2026-02-31T', 'amanhã'])('%j has no factor', (day) => {
  expect(() => dueFactor(day)).toThrow(RangeError)
})
