import { expect, test } from 'vitest'
import { foundSizeText, optionOfSize, otherSize, readFoundSize } from './found-size.ts'

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
  expect(otherSize(found, { nome, values })).toBe(size)
})

test.each([
  ['Violino Michael VNM40', ['4/4', '3/4'], '3/4'],
  ['Encordoamento para violino', ['4/4', '3/4'], '3/4'],
  ['Espaleira para violino', ['4/4 preta', '3/4 azul'], '3/4 azul'],
  // The colour is to be chosen.
  ['Violino em cores', ['3/4 preto', '3/4 natural'], undefined],
  ['Violino só de adulto', ['4/4'], undefined],
  ['Violoncelo Eagle', ['4/4', '3/4'], undefined],
])('“%s” in %o where 3/4 was found: %s', (nome, sizes, chosen) => {
  const options = sizes.map((size) => ({ values: [size] }))

  expect(optionOfSize(VIOLIN, { nome, options })?.values[0]).toBe(chosen)
})

test('what is stored is read again, and anything else is nothing', () => {
  expect(readFoundSize(foundSizeText(VIOLIN))).toEqual(VIOLIN)
  for (const text of [null, '', 'Violino', 'Violino|3/4', 'Violino|9/9|4/4', '|3/4|3/4'])
    expect(readFoundSize(text)).toBeNull()
})
