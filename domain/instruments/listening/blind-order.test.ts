import { expect, test } from 'vitest'
import { blindOrder } from './blind-order.ts'

const order = (ids: number[], seed: string) => blindOrder(ids, String, seed)

test('the order of an address is always the same, however its products are listed', () => {
  expect(order([12, 7, 31, 4], 'acorde 1')).toEqual(order([4, 31, 7, 12], 'acorde 1'))
})

test('nothing is lost or doubled', () => {
  expect(order([12, 7, 31, 4], 'x').sort((a, b) => a - b)).toEqual([4, 7, 12, 31])
})

test('over many seeds, each product comes first about as often as the others', () => {
  const firsts = Array.from({ length: 2_000 }, (_, n) => order([101, 102, 103, 104], `mi5 ${n}`)[0])

  for (const id of [101, 102, 103, 104]) {
    const count = firsts.filter((first) => first === id).length
    expect(count).toBeGreaterThan(400)
    expect(count).toBeLessThan(600)
  }
})
