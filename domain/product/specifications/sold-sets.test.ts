import { expect, test } from 'vitest'
import { noteOf } from '#domain/instruments/pitch/note.ts'
import { sampleField } from './field.fixtures.ts'
import { soldSets } from './sold-sets.ts'

const CAMPOS = [
  sampleField({ label: 'Medida', papel: 'tamanho' }),
  sampleField({ label: 'Serve de', papel: 'escala', tipo: 'faixa', unidade: 'pol' }),
  sampleField({ label: 'Quantas', papel: 'cordas' }),
  sampleField({ label: 'Ponta', papel: 'terminacao', tipo: 'escolha', opcoes: ['Bola', 'Laço'] }),
  ...['Mi', 'Lá', 'Ré', 'Sol'].map((label) => sampleField({ label, tipo: 'corda' })),
]
const ONE = [{ id: 1, valores: [] }]

test('a product with SKUs of several sizes is a set for each size', () => {
  const skus = [
    { id: 1, valores: ['4/4', 'Prata'] },
    { id: 2, valores: ['3/4'] },
    { id: 3, valores: ['4/4'] },
  ]

  expect(soldSets({ family: 'violino', campos: CAMPOS }, { lines: [], skus })).toEqual([
    { skus: [1, 3], set: expect.objectContaining({ sizes: ['4/4'] }) },
    { skus: [2], set: expect.objectContaining({ sizes: ['3/4'] }) },
  ])
})

test.each([
  [[['Medida', '3/4']], { sizes: ['3/4'] }],
  [[['Medida', 'grande']], { sizes: [] }],
  [[['Quantas', '5']], { strings: 5 }],
  // A string alone, and three sets of four.
  [[['Quantas', '1']], { strings: null }],
  [[['Quantas', '12']], { strings: 4 }],
  [[['Serve de', '34 a 35']], { scalesMm: [863.6, 889] }],
  [
    [
      ['Mi', 'E5'],
      ['Lá', 'A4'],
      ['Ré', 'D4'],
      ['Sol', 'G3'],
    ],
    { strings: 4 },
  ],
  [
    [
      ['Sol', 'G3 · 4,5 kg'],
      ['Ré', 'D4 · 5 kg'],
      ['Lá', 'A4 · 5,5 kg'],
      ['Mi', 'E5 · 7,8 kg'],
    ],
    { notes: ['G3', 'D4', 'A4', 'E5'].map(noteOf) },
  ],
  [[['Lá', 'A4 · 5,5 kg']], { strings: null, notes: null }],
  [
    [
      ['Mi', 'E5'],
      ['Lá', 'A4'],
    ],
    { strings: null },
  ],
  [[['Ponta', 'Laço']], { end: 'laco' }],
  [
    [
      ['Ponta', 'Laço'],
      ['Nota', 'Mi (E)'],
    ],
    { end: 'laco' },
  ],
  // The hook is for the first string only.
  [
    [
      ['Ponta', 'Bola'],
      ['Nota', 'Lá (A)'],
    ],
    { end: null },
  ],
  [[], { sizes: [], scalesMm: null, strings: null, end: null }],
])('of the sheet %j', (lines, set) => {
  const sheet = { lines: lines.map(([label = '', valor = '']) => ({ label, valor })), skus: ONE }

  expect(soldSets({ family: 'violino', campos: CAMPOS }, sheet)).toEqual([
    { skus: [1], set: expect.objectContaining(set) },
  ])
})

test('strings that come with balls and with loops are a set for each', () => {
  const skus = [
    { id: 1, valores: ['Bola'] },
    { id: 2, valores: ['Laço'] },
  ]

  expect(soldSets({ family: 'violino', campos: CAMPOS }, { lines: [], skus })).toEqual([
    { skus: [1], set: expect.objectContaining({ end: 'bola' }) },
    { skus: [2], set: expect.objectContaining({ end: 'laco' }) },
  ])
})

test('the scales that it serves count beside the one at which the tension is measured', () => {
  const campos = [
    sampleField({ label: 'Medido em', papel: 'escala', tipo: 'numero', unidade: 'mm' }),
    sampleField({ label: 'Serve de', papel: 'escalas', tipo: 'faixa', unidade: 'mm' }),
  ]
  const lines = [
    { label: 'Medido em', valor: '864 mm' },
    { label: 'Serve de', valor: '850 a 889 mm' },
  ]

  expect(soldSets({ family: 'baixo', campos }, { lines, skus: ONE })[0]?.set.scalesMm).toEqual([850, 889])
})

test('where the tension is measured is no limit', () => {
  const campos = [sampleField({ label: 'Medido em', papel: 'escala', tipo: 'numero', unidade: 'mm' })]
  const lines = [{ label: 'Medido em', valor: '648 mm' }]

  expect(soldSets({ family: 'guitarra', campos }, { lines, skus: ONE })[0]?.set.scalesMm).toBeNull()
})
