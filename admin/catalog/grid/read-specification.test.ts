import { expect, test } from 'vitest'
import type { GridRow } from '#contract/catalog/grid.ts'
import type { SpecificationCampo } from '#domain/import/csv/grid-cell.ts'
import { sampleField } from '#domain/product/specifications/field.fixtures.ts'
import type { Changes } from './grid-changes.ts'
import { readSpecification } from './read-specification.ts'

const TEMPLATE = {
  de: 'violinos',
  versao: 1,
  instrumento: 'violino' as const,
  campos: [
    sampleField({ label: 'Tamanho', papel: 'tamanho' }),
    sampleField({ label: 'Escala', tipo: 'numero', unidade: 'mm', papel: 'escala' }),
  ],
}

const ROW: GridRow = {
  idSku: 1,
  idProduto: 1,
  versao: 1,
  sku: 'V-1',
  variacao: '',
  nome: 'Violino',
  situacao: 'disponivel',
  marca: 'eagle',
  categoria: 'violinos',
  ncm: null,
  garantia: '',
  precoPor: 1000,
  precoDe: null,
  custo: null,
  ean: null,
  mpn: null,
  peso: null,
  altura: null,
  largura: null,
  comprimento: null,
  estoqueMinimo: null,
  previsaoReposicao: null,
  estoque: 1,
  ficha: { Tamanho: '4/4' },
  fichaDe: 'violinos',
}

const TO_HALF: Changes = {
  'p1:ficha:Tamanho': {
    valor: '1/2',
    problema: null,
    idProduto: 1,
    idSku: 1,
    versao: 1,
    sku: 'V-1',
    campo: 'ficha:Tamanho',
  },
}

const MOVED: Changes = {
  'p1:categoria': {
    valor: 'violoes',
    problema: null,
    idProduto: 1,
    idSku: 1,
    versao: 1,
    sku: 'V-1',
    campo: 'categoria',
  },
}

test.each<[SpecificationCampo, string, Changes, string | null, string | null]>([
  ['ficha:Escala', '12,9"', {}, '327,66 mm', null],
  ['ficha:Escala', ' 327 ', {}, '327 mm', null],
  ['ficha:Escala', '', {}, null, null],
  ['ficha:Escala', '3 kg', {}, '3 kg', 'Escala: Este campo é em mm, e kg mede outra coisa.'],
  ['ficha:Escala', '650', {}, '650', 'A escala do violino 4/4 tem entre 320 e 333 mm, e não 650 mm.'],
  ['ficha:Escala', '327', TO_HALF, '327', 'A escala do violino 1/2 tem entre 276 e 292 mm, e não 327 mm.'],
  ['ficha:Verniz', 'Óleo', {}, 'Óleo', null],
  ['ficha:Verniz', 'x'.repeat(81), {}, 'x'.repeat(81), 'Escreva no máximo 80 letras.'],
])('%s reads %j, with %o, as %j', (campo, text, changes, valor, problema) => {
  expect(readSpecification({ template: TEMPLATE, row: ROW, changes, campo }, text)).toEqual({
    valor,
    problema,
  })
})

test.each([
  ['E5 · 78 kg', 'Mi: As cordas puxam de 0,5 a 60 kg, e não 78 kg.'],
  ['E3 · 7,8 kg', null],
  ['E1 · 7,8 kg', 'Mi: As cordas do violino vão de F2 a E6, e não E1.'],
])('a string %s is read as in the form', (text, problema) => {
  const template = { ...TEMPLATE, campos: [sampleField({ label: 'Mi', tipo: 'corda' })] }

  expect(readSpecification({ template, row: ROW, changes: {}, campo: 'ficha:Mi' }, text).problema).toBe(
    problema,
  )
})

test('only the server reads products of subcategories that have a template of their own', () => {
  const row = { ...ROW, fichaDe: 'violinos/eletricos' }
  const read = readSpecification({ template: TEMPLATE, row, changes: {}, campo: 'ficha:Escala' }, '650')

  expect(read).toEqual({ valor: '650', problema: null })
})

test('only the server reads a product that moves to another category', () => {
  const read = readSpecification(
    { template: TEMPLATE, row: ROW, changes: MOVED, campo: 'ficha:Escala' },
    '650',
  )

  expect(read).toEqual({ valor: '650', problema: null })
})
