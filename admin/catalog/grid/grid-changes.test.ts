import { expect, test } from 'vitest'
import type { GridRow } from '#contract/catalog/grid.ts'
import {
  afterSaving,
  anyStale,
  batchesOf,
  type Changes,
  cellKey,
  cellValue,
  isStale,
  setCell,
} from './grid-changes.ts'

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
  previsaoReposicao: null,
  estoque: 4,
  ficha: {},
  fichaDe: null,
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
  const after = afterSaving(changes, changes, [
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

test('what is typed while the cells are saved stays, as a change of the new version', () => {
  const [a, b] = [row(1, 1), row(2, 2)]
  const sent = withCells({}, [{ row: a, campo: 'peso', read: fine(11) }])
  const now = withCells(sent, [
    { row: a, campo: 'peso', read: fine(12) },
    { row: a, campo: 'altura', read: fine(7) },
    { row: b, campo: 'peso', read: fine(5) },
  ])
  const saved = [{ id: 1, salvo: true, conflito: false, erros: [], linhas: [{ ...a, peso: 11, versao: 4 }] }]

  expect(afterSaving(sent, now, saved)).toEqual({
    [cellKey(a, 'peso')]: { ...now[cellKey(a, 'peso')], versao: 4 },
    [cellKey(a, 'altura')]: { ...now[cellKey(a, 'altura')], versao: 4 },
    [cellKey(b, 'peso')]: now[cellKey(b, 'peso')],
  })
})

test('a cell that is typed back or undone while others are saved stays undone', () => {
  const a = row(1, 1)
  const sent = withCells({}, [{ row: a, campo: 'peso', read: { valor: 'x', problema: 'Não' } }])

  expect(afterSaving(sent, {}, [])).toEqual({})
})

test('if the network fails after the first batch, only its cells are gone', () => {
  const [a, b] = [row(1, 1), row(2, 2)]
  const sent = withCells({}, [
    { row: a, campo: 'peso', read: fine(11) },
    { row: b, campo: 'peso', read: fine(12) },
  ])
  const saved = [{ id: 1, salvo: true, conflito: false, erros: [], linhas: [{ ...a, versao: 4 }] }]

  expect(Object.keys(afterSaving(sent, sent, saved))).toEqual([cellKey(b, 'peso')])
})

test('a change is stale once somebody has saved its product, and no longer after the conflict was shown', () => {
  const [a, newer] = [row(1, 1), { ...row(1, 1), peso: 99, versao: 8 }]
  const restored = withCells({}, [{ row: a, campo: 'peso', read: fine(11) }])
  const key = cellKey(a, 'peso')

  expect([isStale(restored[key], a), anyStale(restored, [a, row(2, 2)])]).toEqual([false, false])
  expect([isStale(restored[key], newer), anyStale(restored, [undefined, newer])]).toEqual([true, true])
  // Rows of its product that are not in view are not loaded.
  expect([isStale(restored[key], undefined), anyStale(restored, [row(2, 2)])]).toEqual([false, false])

  const shown = afterSaving(restored, restored, [
    { id: 1, salvo: false, conflito: true, erros: [], linhas: [newer] },
  ])
  expect(anyStale(shown, [newer])).toBe(false)
})

test('a second change of a product whose draft is older is sent with the older version', () => {
  const restored = withCells({}, [{ row: row(1, 1), campo: 'peso', read: fine(11) }])
  const both = withCells(restored, [{ row: { ...row(1, 1), versao: 8 }, campo: 'altura', read: fine(7) }])

  expect(batchesOf(both)[0]?.[0]?.versao).toBe(3)
})

function withCells(changes: Changes, cells: Parameters<typeof setCell>[1][]): Changes {
  const next = { ...changes }
  for (const cell of cells) setCell(next, cell)

  return next
}
