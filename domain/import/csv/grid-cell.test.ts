import { expect, test } from 'vitest'
import { type CellValue, cellProblem, type GridCampo } from './grid-cell.ts'

test.each<[GridCampo, CellValue, RegExp | null]>([
  ['nome', 'Corda', null],
  ['nome', '', /Dê um nome/],
  ['nome', 'x'.repeat(121), /120/],
  ['precoPor', 1990, null],
  ['precoPor', null, /Preencha/],
  ['precoPor', 19.9, /inteiro/],
  ['precoPor', -1, /até/],
  ['precoPor', '1990', /inteiro/],
  ['precoDe', null, null],
  ['custo', 0, null],
  ['peso', 0, /de 1/],
  ['peso', null, null],
  ['situacao', 'vendido', /uma das situações/],
  ['marca', '', /Diga a marca/],
  ['categoria', null, /Escolha a categoria/],
  ['ncm', '92093000', null],
  ['ncm', '9209.30.00', /oito dígitos/],
  ['ncm', null, null],
  ['ean', '7891234567895', null],
  ['ean', '7891234567890', /não confere/],
  ['estoqueMinimo', null, null],
  ['estoqueMinimo', 1_000_001, /de 1 a 1\.000\.000/],
  ['garantia', '', null],
  ['mpn', 12, /texto/],
])('%s may be %j: %s', (campo, valor, problem) => {
  const found = cellProblem(campo, valor)
  if (problem === null) expect(found).toBeNull()
  else expect(found).toMatch(problem)
})
