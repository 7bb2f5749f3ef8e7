import { expect, test } from 'vitest'
import { sizesOfOptions } from './sizes-of-options.ts'

const VIOLIN = { instrumento: 'Violino', tamanho: '3/4', tamanhos: ['4/4', '3/4', '1/2'] }

test('each option of a product of the instrument has the size that it says', () => {
  const options = ['4/4 preto', '3/4', 'Aço'].map((value) => ({ values: [value] }))
  const of = (nome: string) => [...sizesOfOptions(VIOLIN, { nome, options }).values()]

  expect(of('Violino Eagle VE431')).toEqual(['4/4', '3/4', null])
  expect(of('Violoncelo Eagle')).toEqual([])
})
