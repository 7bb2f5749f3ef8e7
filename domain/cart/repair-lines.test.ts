import { expect, test } from 'vitest'
import { type Offered, repairLines } from './repair-lines.ts'

const STORED = {
  idProduto: 1,
  idAtributoSimples: 11,
  quantidade: 5,
  nome: 'Corda',
  precoPor: 1_000,
  servicos: [],
}
const OFFER: Offered = {
  idProduto: 1,
  idAtributoSimples: 11,
  nome: 'Corda',
  precoPor: 1_000,
  situacao: 'disponivel',
  estoque: 10,
}

test.each<[string, Partial<Offered>, number | null, object[]]>([
  ['nothing changed', {}, 5, []],
  ['just enough stock', { estoque: 5 }, 5, []],
  ['one unit left', { estoque: 1 }, 1, [{ tipo: 'quantidade', nome: 'Corda', quantidade: 1 }]],
  ['no unit left', { estoque: 0 }, null, [{ tipo: 'esgotado', nome: 'Corda' }]],
  [
    'a piece that somebody else took',
    { estoque: 0, retencao: { ate: '2026-11-21T12:20:00.000Z', propria: false } },
    null,
    [{ tipo: 'retido', nome: 'Corda', ate: '2026-11-21T12:20:00.000Z' }],
  ],
  ...[null, '2026-11-21T12:20:00.000Z'].map((ate): [string, Partial<Offered>, null, object[]] => [
    `a sold piece that was ${ate === null ? 'free' : 'reserved in this cart'}`,
    { estoque: 0, retencao: { ate, propria: ate !== null } },
    null,
    [{ tipo: 'retirado', nome: 'Corda' }],
  ]),
  ['a lower price', { precoPor: 900 }, 5, [{ tipo: 'preco', nome: 'Corda', de: 1_000, por: 900 }]],
  ['sold on request now', { situacao: 'sobConsulta' }, null, [{ tipo: 'retirado', nome: 'Corda' }]],
  [
    'a higher price and less stock',
    { precoPor: 1_100, estoque: 2 },
    2,
    [
      { tipo: 'preco', nome: 'Corda', de: 1_000, por: 1_100 },
      { tipo: 'quantidade', nome: 'Corda', quantidade: 2 },
    ],
  ],
  ['another name', { nome: 'Corda nova' }, 5, []],
])('%s', (_what, changes, quantidade, notifications) => {
  const offer = { ...OFFER, ...changes }
  const lines = quantidade === null ? [] : [{ ...offer, quantidade, servicos: [] }]

  expect(repairLines([STORED], new Map([[11, offer]]))).toEqual({ lines, notifications })
})

test('a product that was deleted is reported by the name that the shopper knew', () => {
  expect(repairLines([STORED], new Map())).toEqual({
    lines: [],
    notifications: [{ tipo: 'retirado', nome: 'Corda' }],
  })
})

test('no line has more than 999 units', () => {
  const { lines } = repairLines(
    [{ ...STORED, quantidade: 999 }],
    new Map([[11, { ...OFFER, estoque: 5_000 }]]),
  )

  expect(lines).toMatchObject([{ quantidade: 999 }])
})
