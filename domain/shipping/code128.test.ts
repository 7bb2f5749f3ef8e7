import { expect, test } from 'vitest'
import { code128Bars, PATTERNS } from './code128.ts'

test('patterns are distinct, eleven modules wide, with an even number of black ones', () => {
  const values = PATTERNS.slice(0, -1)

  expect(PATTERNS).toHaveLength(107)
  expect(new Set(PATTERNS).size).toBe(107)
  for (const pattern of values) {
    const widths = [...pattern].map(Number)
    const black = widths.filter((_, i) => i % 2 === 0).reduce((sum, width) => sum + width, 0)
    expect([pattern, widths.reduce((sum, width) => sum + width, 0), black % 2]).toEqual([pattern, 11, 0])
  }
})

test('encodes pairs of digits between start, check and stop', () => {
  // 105 + 12 × 1 + 34 × 2 + 56 × 3 + 78 × 4 = 665, and 665 mod 103 is 47.
  const expected = [105, 12, 34, 56, 78, 47, 106].map((value) => PATTERNS[value]).join('')

  expect(code128Bars('12345678').join('')).toBe(expected)
  expect(code128Bars('12345678').reduce((sum, width) => sum + width, 0)).toBe(79)
})

test('refuses an odd number of digits', () => {
  expect(() => code128Bars('123')).toThrow()
  expect(() => code128Bars('12A4')).toThrow()
})
