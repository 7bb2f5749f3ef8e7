import { expect, test } from 'vitest'
import type { GridCampo } from '#domain/import/csv/grid-cell.ts'
import { blockOf, cellText, readCell, tsvOf } from './cell-text.ts'

const CHOICES = {
  situacao: [{ valor: 'inativo', nome: 'Fora da loja' }],
  marca: [{ valor: 'dominguez', nome: 'Domínguez' }],
}

test.each<[GridCampo, string, unknown, RegExp | null]>([
  ['precoPor', '1.299,90', 129_990, null],
  ['precoPor', 'caro', 'caro', /1\.299,90/],
  ['precoPor', '', null, /Preencha/],
  ['precoDe', '', null, null],
  ['peso', '1.200', 1200, null],
  ['peso', '1,5', '1,5', /inteiro/],
  ['marca', 'dominguez', 'dominguez', null],
  ['marca', 'DOMÍNGUEZ', 'dominguez', null],
  ['marca', 'outra', 'outra', /Escolha/],
  ['situacao', 'fora da loja', 'inativo', null],
  ['nome', '  Corda  ', 'Corda', null],
  ['garantia', '', '', null],
  ['ncm', '', null, null],
])('%s reads %j as %j', (campo, text, valor, problem) => {
  const read = readCell(campo, text, CHOICES)
  expect(read.valor).toBe(valor)
  if (problem === null) expect(read.problema).toBeNull()
  else expect(read.problema).toMatch(problem)
})

test.each<[GridCampo, string, number | null, unknown, RegExp | null]>([
  ['precoPor', '+10%', 1_990, 2_189, null],
  ['precoPor', '-7,5 %', 10_000, 9_250, null],
  ['precoPor', '-100%', 10_000, 0, null],
  ['precoDe', '+10%', null, '+10%', /Não há valor/],
  ['peso', '+10%', 500, '+10%', /inteiro/],
])('%s reads %j over %j as %j', (campo, text, current, valor, problem) => {
  const read = readCell(campo, text, CHOICES, current)
  expect(read.valor).toBe(valor)
  if (problem === null) expect(read.problema).toBeNull()
  else expect(read.problema).toMatch(problem)
})

test.each<[GridCampo, string | number | null, string]>([
  ['precoPor', 129_990, '1.299,90'],
  ['peso', 1200, '1200'],
  ['situacao', 'inativo', 'Fora da loja'],
  ['ncm', null, ''],
])('%s shows %j as %j, and reads it back', (campo, valor, text) => {
  expect(cellText(campo, valor, CHOICES)).toBe(text)
  expect(readCell(campo, text, CHOICES).valor).toBe(valor)
})

test.each([
  [
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    [
      ['com\ttab', 'e "aspas"'],
      ['duas\nlinhas', ''],
    ],
  ],
  [[['']]],
])('a block %j survives copy and paste', (block) => {
  expect(blockOf(tsvOf(block))).toEqual(block)
})

test('a trailing line break, as spreadsheets write it, adds no row', () => {
  expect(blockOf('a\tb\r\nc\td\r\n')).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ])
})
