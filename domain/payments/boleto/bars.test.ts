import fc from 'fast-check'
import { expect, test } from 'vitest'
import { interleavedBars } from './bars.ts'

test('a pair has its first digit in black and its second in white', () => {
  // 3 is wide, wide, narrow, narrow, narrow; 8 is wide, narrow, narrow, wide, narrow.
  expect(interleavedBars('38').join('')).toBe('1111' + '3331111311' + '311')
})

test('a boleto is 405 modules wide, with a black bar at each end', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{44}$/), (digits) => {
      const bars = interleavedBars(digits)
      expect(bars.reduce((sum, bar) => sum + bar, 0)).toBe(405)
      expect(bars.length % 2).toBe(1)
    }),
  )
})

test('every digit has its own pattern', () => {
  const bars = Array.from({ length: 100 }, (_, i) => interleavedBars(String(i).padStart(2, '0')).join(''))

  expect(new Set(bars).size).toBe(100)
})
