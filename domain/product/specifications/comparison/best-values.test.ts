import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bestValues, type Range } from './best-values.ts'

const value = fc.tuple(fc.integer({ min: 0, max: 9 }), fc.integer({ min: 0, max: 3 }))
const values = fc.array(fc.option(value.map(([de, more]): Range => ({ de, ate: de + more }))), {
  minLength: 1,
  maxLength: 4,
})
const direction = fc.constantFrom('maior' as const, 'menor' as const)

test('no part of any value is better than the best', () => {
  fc.assert(
    fc.property(values, direction, (list, which) => {
      const best = bestValues(list, which)
      for (const winner of list.filter((_, i) => best[i]))
        for (const other of list)
          if (winner && other && (other.de !== winner.de || other.ate !== winner.ate))
            expect(which === 'menor' ? winner.ate <= other.de : winner.de >= other.ate).toBe(true)
    }),
  )
})

test('what is unknown never wins, and neither does everything', () => {
  fc.assert(
    fc.property(values, direction, (list, which) => {
      const best = bestValues(list, which)
      const known = list.filter((entry) => entry !== null).length

      expect(best).toHaveLength(list.length)
      expect(list.every((entry, i) => entry !== null || best[i] === false)).toBe(true)
      expect(best.filter(Boolean).length).toBeLessThan(Math.max(1, known))
    }),
  )
})

test('among single values that differ, exactly those with the extreme win', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 5 }), { minLength: 1, maxLength: 4 }), (numbers) => {
      const lowest = Math.min(...numbers)
      const differ = new Set(numbers).size > 1

      expect(
        bestValues(
          numbers.map((de) => ({ de, ate: de })),
          'menor',
        ),
      ).toEqual(numbers.map((entry) => differ && entry === lowest))
    }),
  )
})

test('the order of the products decides nothing', () => {
  fc.assert(
    fc.property(values, direction, (list, which) => {
      expect(bestValues(list.toReversed(), which)).toEqual(bestValues(list, which).toReversed())
    }),
  )
})
