import fc from 'fast-check'
import { expect, test } from 'vitest'
import { neighbours, pageCount, parsePage } from './pagination.ts'

test.each([
  { pg: 1, qtdPages: 1, prev: null, next: null },
  { pg: 1, qtdPages: 3, prev: null, next: 2 },
  { pg: 2, qtdPages: 3, prev: 1, next: 3 },
  { pg: 3, qtdPages: 3, prev: 2, next: null },
  { pg: 9, qtdPages: 3, prev: 8, next: null },
])('page $pg of $qtdPages', ({ pg, qtdPages, prev, next }) => {
  expect(neighbours(pg, qtdPages)).toEqual({ prev, next })
})

test.each([
  ['2', 3, '"pg" deve ser do tipo number'],
  [Number.NaN, 3, '"pg" deve ser do tipo number'],
  [undefined, 3, '"pg" deve ser do tipo number'],
  [2, '3', '"qtdPages" deve ser do tipo number'],
  [2, null, '"qtdPages" deve ser do tipo number'],
])('refuses page %j of %j', (pg, qtdPages, message) => {
  expect(() => neighbours(pg, qtdPages)).toThrow(message)
})

test.each([
  [null, 1],
  ['', 1],
  ['3', 3],
  ['0', 0],
])('pg=%j is page %i', (text, pg) => {
  expect(parsePage(text)).toBe(pg)
})

test('refuses a page that is not a number', () => {
  expect(() => parsePage('abc')).toThrow('"pg" deve ser do tipo number')
})

test('every item has a page, and only the first page can be empty', () => {
  fc.assert(
    fc.property(fc.nat(100_000), fc.integer({ min: 1, max: 96 }), (total, limit) => {
      const count = pageCount(total, limit)
      expect(count * limit).toBeGreaterThanOrEqual(total)
      if (count > 1) expect((count - 1) * limit).toBeLessThan(total)
    }),
  )
})
