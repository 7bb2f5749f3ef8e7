import { expect, test } from 'vitest'
import { soldDays } from './sold-days.ts'

test.each([
  ['2026-11-21', '2026-11-21', 'em 21/11/2026'],
  ['2026-11-15', '2026-11-21', 'de 15/11/2026 a 21/11/2026'],
  ['2026-11-15', null, 'desde 15/11/2026'],
  [null, '2026-11-21', 'até 21/11/2026'],
  [null, null, null],
])('from %s to %s is said as %s', (from, to, expected) => {
  expect(soldDays(from, to)).toBe(expected)
})
