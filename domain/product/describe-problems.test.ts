import { expect, test } from 'vitest'
import { describeProblems } from './describe-problems.ts'

const PROBLEMS = [
  { campo: 'midias', mensagem: 'Falta a imagem.' },
  { campo: 'skus.0.peso', mensagem: 'Falta a medida.' },
  { campo: 'skus.1.altura', mensagem: 'Falta a medida.' },
]

test('names the affected SKUs of a product with several', () => {
  expect(describeProblems(PROBLEMS, [{ sku: 'A' }, { sku: 'B' }])).toEqual([
    'Falta a imagem.',
    'SKU A, B: Falta a medida.',
  ])
})

test('names no SKU of a product with only one', () => {
  expect(describeProblems(PROBLEMS.slice(0, 2), [{ sku: 'A' }])).toEqual([
    'Falta a imagem.',
    'Falta a medida.',
  ])
})
