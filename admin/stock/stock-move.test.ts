import { describe, expect, test } from 'vitest'
import { movementProblem } from '#domain/product/movement-problem.ts'
import {
  inputOf,
  MOVE_KINDS,
  newMove,
  quantityBounds,
  withGoods,
  withoutGoods,
  withQuantity,
} from './stock-move.ts'

const goods = (idSku: number, kit = false) => ({ idSku, kit })

describe('the lines of a movement', () => {
  test.each([
    [
      'starts with one of each of the chosen goods',
      newMove([goods(1), goods(2)]),
      [
        [1, 1],
        [2, 1],
      ],
    ],
    ['leaves kits out, whose stock follows their parts', newMove([goods(1), goods(2, true)]), [[1, 1]]],
    [
      'adds goods at the end',
      withGoods(newMove([goods(1)]), goods(2)),
      [
        [1, 1],
        [2, 1],
      ],
    ],
    [
      'goods that are scanned twice keep their quantity',
      withGoods(withQuantity(newMove([goods(1)]), 1, 5), goods(1)),
      [[1, 5]],
    ],
    [
      'changes one quantity',
      withQuantity(newMove([goods(1), goods(2)]), 2, 7),
      [
        [1, 1],
        [2, 7],
      ],
    ],
    [
      'a quantity of goods that are not there changes nothing',
      withQuantity(newMove([goods(1)]), 9, 7),
      [[1, 1]],
    ],
    ['removes goods', withoutGoods(newMove([goods(1), goods(2)]), 1), [[2, 1]]],
  ])('%s', (_, move, expected) => {
    expect(inputOf(move).itens.map(({ idSku, quantidade }) => [idSku, quantidade])).toEqual(expected)
  })

  test('the kind and the reason stay when lines change', () => {
    const move = { ...newMove([goods(1)]), tipo: 'perda' as const, motivo: 'Caiu' }

    expect(inputOf(withoutGoods(withQuantity(withGoods(move, goods(2)), 1, 3), 2))).toEqual({
      tipo: 'perda',
      motivo: 'Caiu',
      itens: [{ idSku: 1, quantidade: 3 }],
    })
  })
})

test.each(MOVE_KINDS)('the bounds of a quantity of the kind %s are those of the store', (tipo) => {
  const { min, max } = quantityBounds(tipo)
  const problem = (quantidade: number) =>
    movementProblem({ tipo, motivo: 'Balanço', itens: [{ idSku: 1, quantidade }] })

  expect([problem(min), problem(max)]).toEqual([null, null])
  expect(problem(min - 1) === null).toBe(tipo === 'ajuste')
})
