import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readAmount, writeAmount } from './amount.ts'

test.each([
  [1, '0.01'],
  [1000, '10.00'],
  [10_050, '100.50'],
  [123_450, '1234.50'],
  [999_999_999_999, '9999999999.99'],
])('writes %i as %s, and reads it back', (valor, text) => {
  expect(writeAmount(valor)).toBe(text)
  expect(readAmount(text)).toBe(valor)
})

test.each([
  ['10', 1000],
  ['10.5', 1050],
])('reads %s as %i', (text, valor) => {
  expect(readAmount(text)).toBe(valor)
})

test.each(['0.00', '0', '', '1,50', '1.234.50', '1.005', '-1.00', '.50', '1.', '12345678901.00', '1e3'])(
  'rejects %j',
  (text) => {
    expect(readAmount(text)).toBeNull()
  },
)

test.each([0, -1, 0.5, 1e12, Number.NaN])('refuses to write %d', (valor) => {
  expect(() => writeAmount(valor)).toThrow(RangeError)
})

test('keeps every centavo', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 999_999_999_999 }), (valor) => {
      expect(readAmount(writeAmount(valor))).toBe(valor)
    }),
  )
})
