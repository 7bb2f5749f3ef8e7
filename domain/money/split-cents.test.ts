import fc from 'fast-check'
import { expect, test } from 'vitest'
import { splitCents } from './split-cents.ts'

test.each([
  ['nothing', 0, [5, 5], [0, 0]],
  ['nothing by zero weights', 0, [0, 0], [0, 0]],
  ['even shares', 10, [50, 50], [5, 5]],
  ['a centavo with equal remainders goes to the first', 1, [50, 50], [1, 0]],
  ['leftover centavos go to the largest remainders', 100, [333, 333, 334], [33, 33, 34]],
  ['a zero weight gets nothing', 7, [0, 3, 0], [0, 7, 0]],
  ['the full sum of weights', 999, [1, 500, 498], [1, 500, 498]],
  [
    'amounts whose product exceeds safe integers',
    9_000_000_000_001,
    [9_000_000_000_000, 1],
    [9_000_000_000_000, 1],
  ],
])('%s', (_, total, weights, parts) => {
  expect(splitCents(total, weights)).toEqual(parts)
})

test('parts add up, differ from their exact share by less than a centavo, and never exceed their weight', () => {
  const weights = fc.array(fc.nat({ max: 1_000_000_000 }), { minLength: 1, maxLength: 30 })
  fc.assert(
    fc.property(weights, fc.double({ min: 0, max: 1, noNaN: true }), (weights, part) => {
      const all = weights.reduce((sum, weight) => sum + weight, 0)
      const total = Math.floor(all * part)
      const parts = splitCents(total, weights)

      expect(parts.reduce((sum, one) => sum + one, 0)).toBe(total)
      for (const [i, one] of parts.entries()) {
        const weight = weights[i] ?? 0
        expect(one).toBeLessThanOrEqual(weight)
        if (all > 0) expect(Math.abs(one - (total * weight) / all)).toBeLessThan(1.001)
      }
    }),
  )
})
