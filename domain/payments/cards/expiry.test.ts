import { expect, test } from 'vitest'
import { formatExpiry, isExpired, readExpiry } from './expiry.ts'

test.each([
  ['12/29', 12, 2029],
  ['01/2030', 1, 2030],
  ['0130', 1, 2030],
  ['12 / 29', 12, 2029],
  ['12/20', 12, 2020],
])('reads %s as month %i of %i', (text, mes, ano) => {
  expect(readExpiry(text)).toEqual({ mes, ano })
})

test.each(['', '13/29', '00/29', '1/29', '12/2', '12/1999', '12/029', '2029-12'])('rejects %j', (text) => {
  expect(readExpiry(text)).toBeNull()
})

test.each([
  [11, 2026, '2026-11-01', false],
  [11, 2026, '2026-11-30', false],
  [11, 2026, '2026-12-01', true],
  [12, 2025, '2026-01-01', true],
  [1, 2027, '2026-12-31', false],
])('%i/%i is expired on %s: %s', (mes, ano, today, expired) => {
  expect(isExpired({ mes, ano }, today)).toBe(expired)
})

test.each([
  ['1', '1'],
  ['12', '12'],
  ['122', '12/2'],
  ['1229', '12/29'],
  ['12293', '12/29'],
  ['12/2029', '12/2029'],
  ['12/20', '12/20'],
  ['12 / 29', '12/29'],
  ['abc', ''],
])('formats %j as %j', (typed, shown) => {
  expect(formatExpiry(typed)).toBe(shown)
  expect(formatExpiry(shown)).toBe(shown)
})
