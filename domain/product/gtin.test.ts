import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isGtin13 } from './gtin.ts'

test.each([
  ['4006381333931', true],
  ['7891000100103', true],
  ['4006381333932', false],
  ['400638133393', false],
  ['04006381333931', false],
  ['400638133393a', false],
  ['', false],
])('%s: %s', (ean, valid) => {
  expect(isGtin13(ean)).toBe(valid)
})

test('exactly one of ten check digits fits', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{12}$/), (digits) => {
      expect([...'0123456789'].filter((check) => isGtin13(digits + check))).toHaveLength(1)
    }),
  )
})
