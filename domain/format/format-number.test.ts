import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatNumber, formatOneDecimal, formatTwoDecimals } from './format-number.ts'

test.each([
  { value: 0, plain: '0', one: '0,0', two: '0,00' },
  { value: 2.5, plain: '2,5', one: '2,5', two: '2,50' },
  { value: 1024, plain: '1.024', one: '1.024,0', two: '1.024,00' },
  { value: 2.494, plain: '2,49', one: '2,5', two: '2,49' },
  { value: 1.005, plain: '1,01', one: '1,0', two: '1,01' },
  { value: 999.995, plain: '1.000', one: '1.000,0', two: '1.000,00' },
  { value: -1234.5, plain: '-1.234,5', one: '-1.234,5', two: '-1.234,50' },
  { value: -0.001, plain: '0', one: '0,0', two: '0,00' },
  { value: 1e-7, plain: '0', one: '0,0', two: '0,00' },
])('$value', ({ value, plain, one, two }) => {
  expect([formatNumber(value), formatOneDecimal(value), formatTwoDecimals(value)]).toEqual([plain, one, two])
})

const numbers = fc.oneof(
  fc.integer({ min: -1e12, max: 1e12 }),
  fc.integer({ min: -1e9, max: 1e9 }).map((value) => value / 1000),
  fc.double({ min: -1e12, max: 1e12, noNaN: true }),
)

test.each([
  { format: formatNumber, minimumFractionDigits: 0, maximumFractionDigits: 2 },
  { format: formatOneDecimal, minimumFractionDigits: 1, maximumFractionDigits: 1 },
  { format: formatTwoDecimals, minimumFractionDigits: 2, maximumFractionDigits: 2 },
])('numbers are written as Intl writes them, but for a zero’s sign', ({ format, ...digits }) => {
  const intl = new Intl.NumberFormat('pt-BR', { ...digits, signDisplay: 'negative' })
  fc.assert(
    fc.property(numbers, (value) => {
      expect(format(value)).toBe(intl.format(value))
    }),
  )
})
