import { expect, test } from 'vitest'
import { optionOfSize, sizesOfOptions } from './sizes-of-options.ts'

const VIOLIN = { instrumento: 'Violino', tamanho: '3/4', tamanhos: ['4/4', '3/4', '1/2'] }

test('each option of a product of the instrument has the size that it says', () => {
  const options = ['4/4 preto', '3/4', 'Inteiro', 'Aço'].map((value) => ({ values: [value] }))
  const of = (nome: string, tools: string[]) => [...sizesOfOptions(VIOLIN, { nome, tools, options }).values()]

  const sizes = ['4/4', '3/4', '4/4', null]

  expect(of('Violino Eagle VE431', [])).toEqual(sizes)
  expect(of('Eagle VE431', ['/ferramentas/tamanho?instrumento=violino'])).toEqual(sizes)
  expect(of('Violoncelo Eagle', [])).toEqual([])
})

test.each([
  [
    ['4/4', '3/4'],
    ['7/8', '3/4'],
  ],
  [
    ['7/8', '4/4'],
    ['7/8', '4/4'],
  ],
])('strings of %j, where a violin of 7/8 was found, count as %j', (sizes, counted) => {
  const found = { instrumento: 'Violino', tamanho: '7/8', tamanhos: ['4/4', '7/8', '3/4'] }
  const options = sizes.map((size) => ({ values: [size] }))
  const tools = ['/ferramentas/meu-instrumento?instrumento=violino']

  expect([...sizesOfOptions(found, { nome: 'Dominant', tools, options }).values()]).toEqual(counted)
  expect([...sizesOfOptions(found, { nome: 'Violino', tools: [], options }).values()]).toEqual(sizes)
  expect(optionOfSize(found, { nome: 'Dominant', tools, options })).toBe(options[0])
})

test.each([
  ['Violino Michael VNM40', ['4/4', '3/4'], '3/4'],
  ['Encordoamento para violino', ['4/4', '3/4'], '3/4'],
  ['Espaleira para violino', ['4/4 preta', '3/4 azul'], '3/4 azul'],
  // The colour is to be chosen.
  ['Violino em cores', ['3/4 preto', '3/4 natural'], undefined],
  ['Violino só de adulto', ['4/4'], undefined],
  ['Violoncelo Eagle', ['4/4', '3/4'], undefined],
  ['Violino de estudo', ['Inteiro', '3⁄4'], '3⁄4'],
])('“%s” in %o where 3/4 was found: %s', (nome, sizes, chosen) => {
  const options = sizes.map((size) => ({ values: [size] }))

  expect(optionOfSize(VIOLIN, { nome, tools: [], options })?.values[0]).toBe(chosen)
})
