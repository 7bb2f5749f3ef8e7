import { expect, test } from 'vitest'
import type { GridRow } from '#contract/catalog/grid.ts'
import { afterSaving, batchesOf, cellValue, withCells } from './grid-changes.ts'

const row = (idSku: number, idProduto: number): GridRow => ({
  idSku,
  idProduto,
  versao: 3,
  sku: `S${idSku}`,
  variacao: '',
  nome: 'Corda',
  situacao: 'disponivel',
  marca: 'elixir',
  categoria: 'cordas',
  ncm: null,
  garantia: '',
  precoPor: 1000,
  precoDe: null,
  custo: null,
  ean: null,
  mpn: null,
  peso: 10,
  altura: 1,
  largura: 1,
  comprimento: 1,
  estoqueMinimo: null,
  estoque: 4,
})
const fine = (valor: string | number | null) => ({ valor, problema: null })

test("shows a product's field in all its rows, and a SKU's field in its own row", () => {
  const [a, b] = [row(1, 9), row(2, 9)]
  const changes = withCells({}, [
    { row: a, campo: 'nome', read: fine('Nova') },
    { row: a, campo: 'precoPor', read: fine(900) },
  ])
  expect([cellValue(changes, b, 'nome'), cellValue(changes, b, 'precoPor')]).toEqual(['Nova', 1000])
})

test('a cell that is typed back to its saved value is no change', () => {
  const a = row(1, 9)
  const changes = withCells({}, [{ row: a, campo: 'peso', read: fine(11) }])
  expect(withCells(changes, [{ row: a, campo: 'peso', read: fine(10) }])).toEqual({})
})

test('sends only products without a problem, in batches of a hundred', () => {
  const cells = Array.from({ length: 101 }, (_, i) => ({
    row: row(i, i),
    campo: 'peso' as const,
    read: fine(11),
  }))
  const bad = { row: row(500, 500), campo: 'peso' as const, read: { valor: 'x', problema: 'Não' } }
  const batches = batchesOf(withCells({}, [...cells, bad]))
  expect(batches.map((batch) => batch.length)).toEqual([100, 1])
  expect(batches[0]?.[0]).toEqual({ id: 0, versao: 3, celulas: [{ idSku: 0, campo: 'peso', valor: 11 }] })
})

test('after saving, saved cells are cleared, refused ones show why, and conflicts take the current version', () => {
  const changes = withCells({}, [
    { row: row(1, 1), campo: 'peso', read: fine(11) },
    { row: row(2, 2), campo: 'nome', read: fine('Nova') },
    { row: row(3, 3), campo: 'peso', read: fine(11) },
    { row: row(4, 4), campo: 'peso', read: fine(11) },
  ])
  const after = afterSaving(changes, [
    { id: 1, salvo: true, conflito: false, erros: [], linhas: [] },
    {
      id: 2,
      salvo: false,
      conflito: false,
      erros: [{ idSku: 2, campo: 'nome', mensagem: 'Não pode.' }],
      linhas: [],
    },
    { id: 3, salvo: false, conflito: true, erros: [], linhas: [{ ...row(3, 3), versao: 7 }] },
  ])
  expect(Object.values(after)).toMatchObject([
    { idProduto: 2, problema: 'Não pode.' },
    { idProduto: 3, versao: 7, problema: null },
    { idProduto: 4, versao: 3 },
  ])
})
