import { expect, test } from 'vitest'
import { declaredParcels } from './declared-parcels.ts'

const GUITAR = { nome: 'Violão', quantidade: 1, total: 89_900, peso: 3_200 }
const STRINGS = { nome: 'Cordas', quantidade: 3, total: 10_000, peso: 90 }

test('declares an order that has not left as one parcel, with its value and weight', () => {
  expect(declaredParcels([GUITAR, STRINGS], [])).toEqual([
    {
      volume: 1,
      itens: [
        { nome: 'Violão', quantidade: 1, total: 89_900 },
        { nome: 'Cordas', quantidade: 3, total: 10_000 },
      ],
      quantidade: 4,
      total: 99_900,
      peso: 3_470,
    },
  ])
})

test('declares each parcel that has left, and what remains as the next', () => {
  const parcels = declaredParcels(
    [GUITAR, STRINGS],
    [{ volume: 1, itens: [{ posicao: 1, quantidade: 2 }], entregueEm: null }],
  )

  expect(parcels.map(({ volume, quantidade, total, peso }) => [volume, quantidade, total, peso])).toEqual([
    [1, 2, 6_666, 180],
    [2, 2, 93_233, 3_290],
  ])
})

test.each([
  ['a parcel of all goods', [{ volume: 1, itens: null, entregueEm: null }], [[1, 4]]],
  [
    'parcels of all goods together',
    [
      { volume: 1, itens: [{ posicao: 0, quantidade: 1 }], entregueEm: null },
      { volume: 2, itens: [{ posicao: 1, quantidade: 3 }], entregueEm: null },
    ],
    [
      [1, 1],
      [2, 3],
    ],
  ],
])('leaves nothing to declare besides %s', (_, parcels, volumes) => {
  const declared = declaredParcels([GUITAR, STRINGS], parcels)

  expect(declared.map(({ volume, quantidade }) => [volume, quantidade])).toEqual(volumes)
})

test('leaves the weight open if that of any of its goods is unknown', () => {
  expect(declaredParcels([GUITAR, { ...STRINGS, peso: null }], [])[0]?.peso).toBeNull()
})

test('declares no goods as worth nothing', () => {
  expect(declaredParcels([{ ...STRINGS, total: 0 }], [])[0]?.itens[0]?.total).toBe(1)
})
