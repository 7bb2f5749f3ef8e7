import { expect, test } from 'vitest'
import type { GridField, GridRow } from '#contract/catalog/grid.ts'
import { isSpecification } from '#domain/import/csv/grid-cell.ts'
import { sampleField } from '#domain/product/specifications/field.fixtures.ts'
import { cellText, readCell } from './cell-text.ts'
import { afterSaving, batchesOf, type Changes, cellValue, setCell } from './grid-changes.ts'
import { readSpecification } from './read-specification.ts'
import { type Edit, withEdits } from './with-edits.ts'

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
  precoDe: 900,
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

const OTHER = { ...ROW, idProduto: 2, idSku: 2, sku: 'V-2' }

test('pasted cells are read one after the other, whichever column comes first', () => {
  const scale = edit('ficha:Escala', '280')
  const size = edit('ficha:Tamanho', '1/2')

  for (const pasted of [
    [scale, size],
    [size, scale],
  ])
    expect(problemsOf(edited({}, ...pasted))).toEqual([null, null])
})

test('what was wrong with a cell is solved at another, or caused', () => {
  const wrong = edited({}, edit('ficha:Escala', '280'))
  expect(problemsOf(wrong)).toEqual(['A escala do violino 4/4 tem entre 320 e 333 mm, e não 280 mm.'])
  expect(batchesOf(wrong)).toEqual([])

  const solved = edited(wrong, edit('ficha:Tamanho', '1/2'))
  expect(batchesOf(solved)[0]?.[0]?.celulas).toEqual([
    { idSku: 1, campo: 'ficha:Escala', valor: '280 mm' },
    { idSku: 1, campo: 'ficha:Tamanho', valor: '1/2' },
  ])
  expect(problemsOf(edited(solved, edit('ficha:Tamanho', '3/4')))[0]).toContain('violino 3/4')
})

test('a cell that the server refused is sent again once another of its product was edited', () => {
  const sent: Changes = {}
  setCell(sent, { row: ROW, campo: 'precoPor', read: { valor: 950, problema: null } })
  const erros = [{ idSku: 1, campo: 'precoPor' as const, mensagem: 'O preço riscado precisa ser maior.' }]
  const refused = afterSaving(sent, sent, [{ id: 1, salvo: false, conflito: false, erros, linhas: [] }])
  expect(batchesOf(edited(refused, { ...edit('precoDe', '1.200'), row: OTHER })).flat()).toMatchObject([
    { id: 2 },
  ])

  expect(batchesOf(edited(refused, edit('precoDe', '1.200')))[0]?.[0]?.celulas).toEqual([
    { idSku: 1, campo: 'precoPor', valor: 950 },
    { idSku: 1, campo: 'precoDe', valor: 120_000 },
  ])
  expect(problemsOf(edited(refused, edit('precoPor', '9,50')))).toEqual([null])
})

test('what can’t be read stays marked, whatever else is edited', () => {
  const wrong = edited({}, edit('peso', 'leve'), edit('ficha:Escala', '3 kg'))

  expect(problemsOf(edited(wrong, edit('nome', 'Outro')))).toEqual([
    'Digite um número inteiro.',
    'Escala: Este campo é em mm, e kg mede outra coisa.',
    null,
  ])
})

function edit(campo: GridField, text: string): Edit {
  return { row: ROW, campo, text }
}

function edited(changes: Changes, ...edits: Edit[]): Changes {
  return withEdits(changes, edits, {
    read: ({ row, campo, text }, ofProduct) =>
      isSpecification(campo)
        ? readSpecification({ template: TEMPLATE, row, changes: ofProduct, campo }, text)
        : readCell(campo, text, {}, cellValue(ofProduct, row, campo)),
    textOf: ({ campo, valor }) => cellText(campo, valor, {}),
  })
}

function problemsOf(changes: Changes): (string | null)[] {
  return Object.values(changes).map(({ problema }) => problema)
}
