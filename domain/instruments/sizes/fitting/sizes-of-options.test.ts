import { expect, test } from 'vitest'
import { sizesOfOptions } from './sizes-of-options.ts'

const VIOLIN = { instrumento: 'Violino', tamanho: '3/4', tamanhos: ['4/4', '3/4', '1/2'] }

test('each option of a product of the instrument has the size that it says', () => {
  const options = ['4/4 preto', '3/4', 'Inteiro', 'Aço'].map((value) => ({ values: [value] }))
  const of = (nome: string, tools: string[]) => [...sizesOfOptions(VIOLIN, { nome, tools, options }).values()]

  const sizes = ['4/4', '3/4', '4/4', null]

  expect(of('Violino Eagle VE431', [])).toEqual(sizes)
  expect(of('Eagle VE431', ['/ferramentas/tamanho?instrumento=violino'])).toEqual(sizes)
  expect(of('Violoncelo Eagle', [])).toEqual([])
})
