import { expect, test } from 'vitest'
import { formatNumber, formatOneDecimal, formatTwoDecimals } from './format-number.ts'

test.each([
  { value: 0, plain: '0', one: '0,0', two: '0,00' },
  { value: 2.5, plain: '2,5', one: '2,5', two: '2,50' },
  { value: 1024, plain: '1.024', one: '1.024,0', two: '1.024,00' },
  { value: 2.494, plain: '2,49', one: '2,5', two: '2,49' },
])('$value', ({ value, plain, one, two }) => {
  expect([formatNumber(value), formatOneDecimal(value), formatTwoDecimals(value)]).toEqual([plain, one, two])
})
