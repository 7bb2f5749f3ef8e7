import { expect, test } from 'vitest'
import { soldAccessories } from './sold-accessory.ts'

const FOR = { label: 'Instrumento', unidade: null, papel: 'instrumento' } as const
const SIZE = { label: 'Tamanho', unidade: null, papel: 'tamanho' } as const
const POST = { label: 'Furo', unidade: 'mm', papel: 'furo' } as const
const HAND = { label: 'Mão', unidade: null, papel: 'mao' } as const

const line = (label: string, valor: string) => ({ label, valor })
const sku = (id: number, ...valores: string[]) => ({ id, valores })

test.each([
  [
    'a case in two sizes',
    [FOR, SIZE],
    {
      lines: [line('Instrumento', 'Violino')],
      skus: [sku(1, '4/4', 'Azul'), sku(2, '1/2', 'Azul'), sku(3, '4/4', 'Preto')],
    },
    [
      { skus: [1, 3], set: { families: ['violino'], sizes: ['4/4'], postMm: null, hand: null } },
      { skus: [2], set: { families: ['violino'], sizes: ['1/2'], postMm: null, hand: null } },
    ],
  ],
  [
    'a bridge whose sheet says the size',
    [FOR, SIZE],
    { lines: [line('Instrumento', 'Violino e viola'), line('Tamanho', '4/4')], skus: [sku(1)] },
    [{ skus: [1], set: { families: ['violino', 'violaDeArco'], sizes: ['4/4'], postMm: null, hand: null } }],
  ],
  [
    'a case that says no size, where cases have some',
    [FOR, SIZE],
    { lines: [line('Instrumento', 'Violino')], skus: [sku(1)] },
    [{ skus: [1], set: { families: ['violino'], sizes: [], postMm: null, hand: null } }],
  ],
  [
    'a strap, where sizes don’t matter',
    [FOR],
    { lines: [line('Instrumento', 'Guitarra e baixo')], skus: [sku(1)] },
    [{ skus: [1], set: { families: ['guitarra', 'baixo'], sizes: null, postMm: null, hand: null } }],
  ],
  [
    'machines for a hole in inches',
    [FOR, { ...POST, unidade: 'pol' } as const],
    { lines: [line('Instrumento', 'Guitarra'), line('Furo', '0,4')], skus: [sku(1)] },
    [{ skus: [1], set: { families: ['guitarra'], sizes: null, postMm: 10.16, hand: null } }],
  ],
  [
    'a bridge for each hand',
    [FOR, HAND],
    { lines: [line('Instrumento', 'Guitarra')], skus: [sku(1, 'Destro'), sku(2, 'Canhoto')] },
    [
      { skus: [1], set: { families: ['guitarra'], sizes: null, postMm: null, hand: 'destro' } },
      { skus: [2], set: { families: ['guitarra'], sizes: null, postMm: null, hand: 'canhoto' } },
    ],
  ],
  [
    'a strap for both',
    [FOR, HAND],
    { lines: [line('Instrumento', 'Guitarra'), line('Mão', 'Ambidestro')], skus: [sku(1)] },
    [{ skus: [1], set: { families: ['guitarra'], sizes: null, postMm: null, hand: null } }],
  ],
  ['a tuner for all', [FOR], { lines: [line('Instrumento', 'Todos os instrumentos')], skus: [sku(1)] }, []],
  ['something that names no instrument', [FOR, SIZE], { lines: [], skus: [sku(1, '4/4')] }, []],
])('%s', (_what, campos, sheet, expected) => {
  expect(soldAccessories(campos, sheet)).toEqual(expected)
})
