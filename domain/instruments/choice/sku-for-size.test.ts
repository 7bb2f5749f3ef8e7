import { expect, test } from 'vitest'
import { skuForSize } from './sku-for-size.ts'

const SKUS = [
  sku('4/4', 30_000, true),
  sku('3/4', 20_000, false),
  sku('1/2, bola', 15_000, true),
  sku('1/2, laço', 14_000, true),
  sku('1/4', null, true),
]

test.each([
  ['4/4', '4/4'],
  ['3/4', null],
  ['1/2', '1/2, laço'],
  ['1/4', '1/4'],
  ['1/8', null],
  // Hardly any maker sells strings for it: those for 4/4 serve.
  ['7/8', '4/4'],
])('for %s it is %s', (size, id) => {
  expect(skuForSize('violino', SKUS, size)?.id ?? null).toBe(id)
})

test('SKUs that name no size are for all for which the set is', () => {
  const skus = [sku('bola', 9000, true), sku('laço', 8000, true)]

  expect(skuForSize('violino', skus, '4/4')?.id).toBe('laço')
})

test('SKUs for the very size come before those that serve it too', () => {
  const skus = [sku('4/4', 8000, true), sku('7/8', 9000, true)]

  expect(skuForSize('violino', skus, '7/8')?.id).toBe('7/8')
})

function sku(id: string, price: number | null, disponivel: boolean) {
  return { id, valores: id.split(', '), price, disponivel }
}
