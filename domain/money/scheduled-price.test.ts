import { expect, test } from 'vitest'
import { isWithin, promotionPrices } from './scheduled-price.ts'

test.each([
  [
    { precoDe: null, precoPor: 1000, precoPromocional: 800 },
    { precoDe: 1000, precoPor: 800 },
  ],
  [
    { precoDe: 1200, precoPor: 1000, precoPromocional: 800 },
    { precoDe: 1200, precoPor: 800 },
  ],
  [
    { precoDe: 1200, precoPor: 1000, precoPromocional: null },
    { precoDe: 1200, precoPor: 1000 },
  ],
])('during its promotion, %j costs %j', (sku, prices) => {
  expect(promotionPrices(sku)).toEqual(prices)
})

test.each([
  [9, false],
  [10, true],
  [19, true],
  [20, false],
])('%i is in the period from 10 to 20: %s', (now, within) => {
  expect(isWithin(now, { de: 10, ate: 20 })).toBe(within)
})
