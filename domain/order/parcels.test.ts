import { expect, test } from 'vitest'
import { haveAllArrived, isAmong, isTheRest, type ParcelGoods, remainingGoods } from './parcels.ts'

const LINES = [{ quantidade: 3 }, { quantidade: 1 }]
const parcel = (itens: ParcelGoods[] | null, entregueEm: Date | null = null) => ({ itens, entregueEm })
const goods = (...pairs: [number, number][]): ParcelGoods[] =>
  pairs.map(([posicao, quantidade]) => ({ posicao, quantidade }))

test.each<[string, ParcelGoods[][] | null, ParcelGoods[]]>([
  ['nothing left yet', [], goods([0, 3], [1, 1])],
  ['one piece left', [goods([0, 1])], goods([0, 2], [1, 1])],
  ['two parcels left', [goods([0, 2]), goods([0, 1], [1, 1])], []],
  ['a parcel with everything left', null, []],
])('remaining, if %s', (_what, sent, expected) => {
  const parcels = sent ? sent.map((itens) => parcel(itens)) : [parcel(null)]

  expect(remainingGoods(LINES, parcels)).toEqual(expected)
})

test.each<[ParcelGoods[], boolean]>([
  [goods([0, 2]), true],
  [goods([0, 2], [1, 1]), true],
  [goods([0, 3]), false],
  [goods([0, 0]), false],
  [goods([0, -1]), false],
  [goods([2, 1]), false],
  [goods([0, 1], [0, 1]), false],
  [[], false],
])('of two pieces and one, %j can leave: %s', (chosen, expected) => {
  expect(isAmong(chosen, goods([0, 2], [1, 1]))).toBe(expected)
})

test('the last parcel is the one after which nothing remains', () => {
  const remaining = goods([0, 2], [1, 1])

  expect(isTheRest(goods([0, 2]), remaining)).toBe(false)
  expect(isTheRest(goods([0, 2], [1, 1]), remaining)).toBe(true)
})

test('all have arrived when the last one has, and none if there are none', () => {
  const then = new Date('2026-11-24T12:00:00Z')

  expect(haveAllArrived([])).toBe(false)
  expect(haveAllArrived([parcel(null, then), parcel(null)])).toBe(false)
  expect(haveAllArrived([parcel(null, then), parcel(null, then)])).toBe(true)
})

test('whatever is sent and remains adds up to the order', () => {
  for (let first = 0; first <= 3; first++)
    for (let second = 0; second <= 3 - first; second++) {
      const sent = [first, second].filter((count) => count > 0).map((count) => parcel(goods([0, count])))
      const left = remainingGoods(LINES, sent).reduce((sum, { quantidade }) => sum + quantidade, 0)
      expect(first + second + left).toBe(4)
    }
})
