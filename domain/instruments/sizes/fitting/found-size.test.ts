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
  expect(otherSize(found, { nome, values })).toBe(size)
})

test('what is stored is read again, and anything else is nothing', () => {
  expect(readFoundSize(foundSizeText(VIOLIN))).toEqual(VIOLIN)
  for (const text of [null, '', 'Violino', 'Violino|3/4', 'Violino|9/9|4/4', '|3/4|3/4'])
    expect(readFoundSize(text)).toBeNull()
})
