import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { countWithin, isBand, PRICE_CLASSES, priceBands, priceBounds, rangeLabel } from './price-bands.ts'

/** Counts prices in centavos by class, as the database does. */
function classesOf(prices: number[]) {
  const counts = new Map<number, number>()
  for (const price of prices) {
    const priceClass = PRICE_CLASSES.filter((end) => end <= price * 2).length
    counts.set(priceClass, (counts.get(priceClass) ?? 0) + 1)
  }

  return [...counts].map(([priceClass, total]) => ({ priceClass, total }))
}

const within = (prices: number[], { de, ate }: { de: number | null; ate: number | null }) =>
  prices.filter((price) => price >= (de ?? 0) * 100 && (ate === null || price <= ate * 100)).length

const somePrices = fc.array(
  fc.oneof(
    fc.integer({ min: 0, max: 3_000_000 }),
    fc.nat(300).map((n) => n * 5000),
  ),
  {
    maxLength: 80,
  },
)

describe('price bands', () => {
  test.each([
    ['no products', [], []],
    ['three products', [1000, 5000, 90_000], []],
    ['one price', [1990, 1990, 1990, 1990, 1990], []],
    [
      'cheap and expensive products',
      [1990, 2990, 3990, 150_000, 180_000, 190_000],
      [
        { de: null, ate: 20 },
        { de: 20, ate: 30 },
        { de: 30, ate: 1500 },
        { de: 1500, ate: null },
      ],
    ],
  ])('%s', (_, prices, bands) => {
    expect(priceBands(classesOf(prices))).toEqual(bands)
  })

  test('cover all prices and count them as a search does', () => {
    fc.assert(
      fc.property(somePrices, (prices) => {
        const counts = classesOf(prices)
        const bands = priceBands(counts)
        for (const band of bands) expect(countWithin(counts, band)).toBe(within(prices, band))
        for (const price of bands.length > 0 ? prices : [])
          expect(bands.some((band) => within([price], band) === 1)).toBe(true)
        expect(bands.length).toBeLessThanOrEqual(5)
        expect(bands.length).not.toBe(1)
      }),
    )
  })
})

test.each([
  [{ de: 50, ate: 100 }, true],
  [{ de: null, ate: 30 }, true],
  [{ de: 55, ate: 100 }, false],
  [{ de: 100, ate: 101 }, false],
])('%j is a countable band: %s', (range, known) => {
  expect(isBand(range)).toBe(known)
})

test.each([
  [4790, 129_900, { de: 4700, ate: 130_000 }],
  [9990, 9990, { de: 9900, ate: 10_000 }],
  [0, 0, { de: 0, ate: 0 }],
  [7, 99, { de: 7, ate: 99 }],
])('bounds from %i to %i', (lowest, highest, bounds) => {
  expect(priceBounds(lowest, highest)).toEqual(bounds)
})

test('bounds include all prices', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(9_000_000), { minLength: 1 }), (prices) => {
      const [lowest, highest] = [Math.min(...prices), Math.max(...prices)]
      const { de, ate } = priceBounds(lowest, highest)
      expect(de).toBeLessThanOrEqual(lowest)
      expect(ate).toBeGreaterThanOrEqual(highest)
    }),
  )
})

test.each([
  [{ de: null, ate: 50 }, 'Até R$\u00a050'],
  [{ de: 1000, ate: 1500 }, 'R$\u00a01.000 a R$\u00a01.500'],
  [{ de: 50, ate: null }, 'Acima de R$\u00a050'],
])('%j is labelled %s', (range, label) => {
  expect(rangeLabel(range)).toBe(label)
})
