import fc from 'fast-check'
import { expect, test } from 'vitest'
import { signedAmount } from './signed-amount.ts'

test.each([
  ['0,01', 1],
  ['10', 1000],
  ['10.5', 1050],
  ['10,5', 1050],
  ['-10,50', -1050],
  ['+10.50', 1050],
  ['1.234,56', 123_456],
  ['1,234.56', 123_456],
  ['-1.234.567,89', -123_456_789],
  ['1.234.567', 123_456_700],
  ['R$ 1.234,56', 123_456],
  ['-R$ 10,00', -1000],
  ['R$\u00a010,00', 1000],
  ['10,00-', -1000],
  ['10,00 C', 1000],
  ['10,00D', -1000],
  ['\u221210,00', -1000],
  ['0,00', 0],
])('%j is %i centavos', (text, valor) => {
  expect(signedAmount(text)).toBe(valor)
})

test.each([
  ...['', '-', 'R$', 'abc', '1.234', '1,234', '10.505', '1.23.456,00', '1,2,3', '-10,00-', '-10,00 D'],
  ...['1e3', '10,00 X', '12345678901,00', '(10,00)', '1 2 3 a'],
])('%j is no amount', (text) => {
  expect(signedAmount(text)).toBeNull()
})

test('reads every amount back, in Brazilian and in English format', () => {
  const formats = ['pt-BR', 'en-US'].map(
    (locale) => new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
  )
  fc.assert(
    fc.property(
      fc.integer({ min: -99_999_999_999, max: 99_999_999_999 }),
      fc.constantFrom(...formats),
      (valor, format) => {
        expect(signedAmount(format.format(valor / 100))).toBe(valor === 0 ? 0 : valor)
      },
    ),
  )
})
