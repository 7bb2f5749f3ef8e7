import fc from 'fast-check'
import { expect, test } from 'vitest'
import { comparisonAddress, MAX_COMPARED, readCompared } from './comparison-address.ts'

test.each<[string, string[], number[], number]>([
  ['a list', ['1,2'], [1, 2], 0],
  ['a form', ['1', '2', '3'], [1, 2, 3], 0],
  ['both, with one product twice', ['3,1', '1', '2'], [3, 1, 2], 0],
  ['more than four', ['1,2,3,4,5', '6'], [1, 2, 3, 4], 2],
  ['the same product many times is not more than four', ['1,2,3,4,4,3'], [1, 2, 3, 4], 0],
  ['what is no id', ['0', '-1', '1.5', 'abc', '', '99999999999', '4294967296', ' 7'], [], 0],
  ['nothing', [], [], 0],
])('%s', (_, values, ids, excedentes) => {
  expect(readCompared(values)).toEqual({ ids, excedentes })
})

test.each([
  { ids: [], onlyDifferences: true, address: '/comparar' },
  { ids: [3, 1], onlyDifferences: false, address: '/comparar?produtos=3,1' },
  { ids: [3, 1], onlyDifferences: true, address: '/comparar?produtos=3,1&ver=diferencas' },
])('$ids is compared at $address', ({ ids, onlyDifferences, address }) => {
  expect(comparisonAddress(ids, onlyDifferences)).toBe(address)
})

test('an address says which products it was made for', () => {
  const id = fc.integer({ min: 1, max: 2_147_483_647 })
  fc.assert(
    fc.property(fc.uniqueArray(id, { maxLength: MAX_COMPARED }), (ids) => {
      const { searchParams } = new URL(comparisonAddress(ids), 'http://loja.test')
      expect(readCompared(searchParams.getAll('produtos'))).toEqual({ ids, excedentes: 0 })
    }),
  )
})
