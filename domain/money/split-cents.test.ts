import fc from 'fast-check'
import { expect, test } from 'vitest'
import { splitCents } from './split-cents.ts'

test.each([
  ['nothing', 0, [5, 5], [0, 0]],
  ['nothing over nothing', 0, [0, 0], [0, 0]],
  ['even shares', 10, [50, 50], [5, 5]],
  ['a centavo that nobody has more right to goes to the first', 1, [50, 50], [1, 0]],
  ['left over centavos go to the largest remainders', 100, [333, 333, 334], [33, 33, 34]],
  ['what weighs nothing gets nothing', 7, [0, 3, 0], [0, 7, 0]],
  ['all of it', 999, [1, 500, 498], [1, 500, 498]],
  [
    'amounts whose product no number holds',
    9_000_000_000_001,
    [9_000_000_000_000, 1],
    [9_000_000_000_000, 1],
  ],
])('%s', (_, total, weights, parts) => {
  expect(splitCents(total, weights)).toEqual(parts)
})

test('parts add up, stay within a centavo of their share, and never outgrow their weight', () => {
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
