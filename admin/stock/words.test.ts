import { expect, test } from 'vitest'
import { goodsName, signed } from './words.ts'

test.each([
  [5, '+5'],
  [1, '+1'],
  [0, '0'],
  [-1, '−1'],
  [-250, '−250'],
])('a movement of %d is written %s', (quantity, expected) => {
  expect(signed(quantity)).toBe(expected)
})

test('goods without variations have the product’s name, others their own', () => {
  expect(goodsName({ produto: 'Corda Lá', variacao: '' })).toBe('Corda Lá')
  expect(goodsName({ produto: 'Violino', variacao: '3/4' })).toBe('Violino (3/4)')
})
