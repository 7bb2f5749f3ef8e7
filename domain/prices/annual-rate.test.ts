import { expect, test } from 'vitest'
import { annualRate } from './annual-rate.ts'

test.each([
  [299, 4241],
  [199, 2668],
  [249, 3433],
  [349, 5093],
  [100, 1268],
  [0, 0],
])('%i a month is %i a year', (month, year) => {
  expect(annualRate(month)).toBe(year)
})
