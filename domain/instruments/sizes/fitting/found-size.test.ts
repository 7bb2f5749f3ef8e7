import { expect, test } from 'vitest'
import { foundSizeText, otherSize, readFoundSize } from './found-size.ts'

const VIOLIN = { instrumento: 'Violino', tamanho: '3/4', tamanhos: ['4/4', '3/4', '1/2'] }
const GUITAR = { instrumento: 'Violão de náilon', tamanho: '1/2', tamanhos: ['4/4', '1/2'] }

test.each([
  [VIOLIN, 'Violino Eagle VE431', ['4/4'], '4/4'],
  [VIOLIN, 'Violino Eagle VE431', ['3/4'], null],
  [VIOLIN, 'Corda mi para violino', ['Aço', '1/2'], '1/2'],
  // Of another instrument, or of no size.
  [VIOLIN, 'Violoncelo Eagle', ['4/4'], null],
  [VIOLIN, 'Breu para violino', ['Claro'], null],
  // An accessory for several sizes.
  [VIOLIN, 'Espaleira para violino', ['4/4', '3/4'], null],
  [GUITAR, 'Violão Giannini', ['4/4'], '4/4'],
] as const)('after %o, “%s” of %o is of the size %s', (found, nome, values, size) => {
  expect(otherSize(found, { nome, tools: [], values, fatos: [] })).toBe(size)
})

test.each([
  ['/ferramentas/tamanho?instrumento=violino', 'Eagle VE441 com estojo', '4/4'],
  ['/ferramentas/meu-instrumento?instrumento=violino', 'Dominant 135', '4/4'],
  ['/ferramentas/tamanho?instrumento=violoncelo', 'Eagle, com método de violino', null],
  // Of accessories for several instruments, only the name says which.
  ['/ferramentas/meu-instrumento', 'Breu', null],
  ['/ferramentas/meu-instrumento', 'Estojo para violino', '4/4'],
])('whose tool is %s, “%s” in 4/4 is of the size %s', (tool, nome, size) => {
  expect(otherSize(VIOLIN, { nome, tools: [null, tool], values: ['4/4'], fatos: [] })).toBe(size)
})

test.each([
  [['Inteiro'], [], '4/4'],
  [['3/4 azul'], ['4/4'], null],
  [['Preto'], ['4/4'], '4/4'],
  // An attribute of the product that happens to have such a number is no size.
  [['Preto'], ['Rosca de 1/4 de polegada'], null],
])(
  'variants say their size in shops’ own words, and before the product does: %j, %j',
  (values, fatos, size) => {
    expect(otherSize(VIOLIN, { nome: 'Violino', tools: [], values, fatos })).toBe(size)
  },
)

const STRINGS = '/ferramentas/meu-instrumento?instrumento='
const INSTRUMENT = '/ferramentas/tamanho?instrumento='

test.each([
  ['Violino', '7/8', `${STRINGS}violino`, ['4/4'], null],
  ['Violino', '7/8', `${STRINGS}violino`, ['3/4'], '3/4'],
  ['Violino', '4/4', `${STRINGS}violino`, ['7/8'], '7/8'],
  ['Contrabaixo acústico', '3/4', `${STRINGS}contrabaixo`, ['4/4'], null],
  ['Violino', '7/8', `${INSTRUMENT}violino`, ['4/4'], '4/4'],
  // A case for 4/4 is too large.
  ['Violino', '7/8', '/ferramentas/meu-instrumento', ['4/4'], '4/4'],
  ['Viola de arco', '14"', `${STRINGS}violaDeArco`, ['3/4'], null],
  ['Viola de arco', '14"', `${INSTRUMENT}viola-de-arco`, ['3/4'], null],
  ['Viola de arco', '14"', `${STRINGS}violaDeArco`, ['13"'], '13"'],
])('%s %s was found: of %s, %j is another size: %s', (instrumento, tamanho, tool, values, size) => {
  const found = { instrumento, tamanho, tamanhos: [tamanho] }

  expect(otherSize(found, { nome: `${instrumento} X`, tools: [tool], values, fatos: [] })).toBe(size)
})

test('what is stored is read again, and anything else is nothing', () => {
  expect(readFoundSize(foundSizeText(VIOLIN))).toEqual(VIOLIN)
  for (const text of [null, '', 'Violino', 'Violino|3/4', 'Violino|9/9|4/4', '|3/4|3/4'])
    expect(readFoundSize(text)).toBeNull()
})
