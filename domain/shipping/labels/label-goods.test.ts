import { expect, test } from 'vitest'
import { goodsOfLabel } from './label-goods.ts'

const LINES = [{ idSku: 7 }, { idSku: 3 }, { idSku: 7 }, { idSku: null }]
const ALL = [2, 1, 3, 1].map((quantidade, posicao) => ({ posicao, quantidade }))

test.each([
  [[{ idSku: 7, quantidade: 1 }], [{ posicao: 0, quantidade: 1 }]],
  [
    [{ idSku: 7, quantidade: 4 }],
    [
      { posicao: 0, quantidade: 2 },
      { posicao: 2, quantidade: 2 },
    ],
  ],
  [[{ idSku: 3, quantidade: 5 }], [{ posicao: 1, quantidade: 1 }]],
  [[{ idSku: 99, quantidade: 1 }], []],
])('%j are the lines %j', (itens, expected) => {
  expect(goodsOfLabel(itens, LINES, ALL)).toEqual(expected)
})

test('what has left by hand is not sent again', () => {
  expect(goodsOfLabel([{ idSku: 7, quantidade: 5 }], LINES, [{ posicao: 2, quantidade: 1 }])).toEqual([
    { posicao: 2, quantidade: 1 },
  ])
})
