import type { GridField, GridRow } from '#contract/catalog/grid.ts'
import type { CellValue } from '#domain/csv/grid-cell.ts'
import { columnOf, type ReadCell } from './cell-text.ts'

/** A cell that was changed and is not saved. `versao` is the product's as it was read when the cell was changed first. */
export type Change = ReadCell & {
  idProduto: number
  idSku: number
  versao: number
  sku: string
  campo: GridField
}

/** By cell; what belongs to a product is one cell for all its rows. */
export type Changes = Record<string, Change>

/** The name of a cell among the changes. */
export function cellKey(row: Pick<GridRow, 'idProduto' | 'idSku'>, campo: GridField): string {
  return columnOf(campo).doProduto ? `p${row.idProduto}:${campo}` : `s${row.idSku}:${campo}`
}

/** What a cell holds now: what was typed, or what is saved. */
export function cellValue(changes: Changes, row: GridRow, campo: GridField): CellValue {
  const change = changes[cellKey(row, campo)]

  return change ? change.valor : row[campo]
}

/** The changes with some cells set; a cell that is as it is saved is no change. */
export function withCells(
  changes: Changes,
  cells: { row: GridRow; campo: GridField; read: ReadCell }[],
): Changes {
  const next = { ...changes }
  for (const { row, campo, read } of cells) {
    const key = cellKey(row, campo)
    const { idProduto, idSku, sku } = row
    if (read.problema === null && read.valor === row[campo]) delete next[key]
    else next[key] = { ...read, idProduto, idSku, sku, campo, versao: changes[key]?.versao ?? row.versao }
  }

  return next
}

/** Products to be saved, a hundred at a time: those of which no cell has a problem. */
export function batchesOf(changes: Changes) {
  const byProduct = Map.groupBy(Object.values(changes), ({ idProduto }) => idProduto)
  const products = [...byProduct]
    .filter(([, cells]) => cells.every(({ problema }) => problema === null))
    .map(([id, cells]) => ({
      id,
      versao: Math.min(...cells.map(({ versao }) => versao)),
      celulas: cells.map(({ idSku, campo, valor }) => ({ idSku, campo, valor })),
    }))

  return Array.from({ length: Math.ceil(products.length / PER_BATCH) }, (_, i) =>
    products.slice(i * PER_BATCH, (i + 1) * PER_BATCH),
  )
}

const PER_BATCH = 100

type Outcome = {
  id: number
  salvo: boolean
  conflito: boolean
  erros: { idSku: number; campo: GridField; mensagem: string }[]
  linhas: GridRow[]
}

/**
 * The changes after products were sent: what is saved is none any more, a refused cell says why, and those of a conflict are as of
 * what stands there now, so that saving them again is somebody's own wish.
 */
export function afterSaving(changes: Changes, outcomes: Outcome[]): Changes {
  const byProduct = new Map(outcomes.map((outcome) => [outcome.id, outcome]))

  return Object.fromEntries(
    Object.entries(changes).flatMap(([key, change]) => {
      const outcome = byProduct.get(change.idProduto)
      if (!outcome) return [[key, change]]
      if (outcome.salvo) return []
      const versao = outcome.linhas[0]?.versao ?? change.versao
      if (outcome.conflito) return [[key, { ...change, versao }]]
      const error = outcome.erros.find(
        (one) => one.campo === change.campo && cellKey({ ...change, ...one }, one.campo) === key,
      )
      return [[key, error ? { ...change, problema: error.mensagem } : change]]
    }),
  )
}
