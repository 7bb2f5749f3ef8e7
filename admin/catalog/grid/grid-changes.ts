import { mergeFields } from '#admin/components/form/merge-fields.ts'
import type { GridField, GridRow } from '#contract/catalog/grid.ts'
import { slugOf } from '#domain/format/slug.ts'
import { type CellValue, isSpecification, specificationLabel } from '#domain/import/csv/grid-cell.ts'
import { columnOf, type ReadCell } from './cell-text.ts'

/** A changed cell that is not saved. `versao` is the product's version when the cell was first changed. */
export type Change = ReadCell & {
  idProduto: number
  idSku: number
  versao: number
  sku: string
  campo: GridField
}

/** By cell key; a product's field is one cell for all its rows. */
export type Changes = Record<string, Change>

/** Key of a cell in `Changes`. */
export function cellKey(row: Pick<GridRow, 'idProduto' | 'idSku'>, campo: GridField): string {
  return columnOf(campo).ofProduct ? `p${row.idProduto}:${campo}` : `s${row.idSku}:${campo}`
}

/** Returns a cell's current value: the change, or what is saved. */
export function cellValue(changes: Changes, row: GridRow, campo: GridField): CellValue {
  const change = changes[cellKey(row, campo)]

  return change ? change.valor : savedValue(row, campo)
}

/** Returns a cell's saved value. A specification is found by its label, however that is written. */
export function savedValue(row: GridRow, campo: GridField): CellValue {
  if (!isSpecification(campo)) return row[campo]
  const slug = slugOf(specificationLabel(campo) ?? '')
  const line = Object.entries(row.ficha).find(([label]) => slugOf(label) === slug)

  return line ? line[1] : null
}

/** Sets a cell in changes that are being put together; a cell equal to its saved value is no change. */
export function setCell(
  next: Changes,
  { row, campo, read }: { row: GridRow; campo: GridField; read: ReadCell },
): void {
  const key = cellKey(row, campo)
  const { idProduto, idSku, sku } = row
  if (read.problema === null && read.valor === savedValue(row, campo)) delete next[key]
  else next[key] = { ...read, idProduto, idSku, sku, campo, versao: next[key]?.versao ?? row.versao }
}

/** Returns the products to save, in batches of a hundred, without those that have a problem in a cell. */
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

/** How saving a product went, as the server tells. */
export type Outcome = {
  id: number
  salvo: boolean
  conflito: boolean
  erros: { idSku: number; campo: GridField; mensagem: string }[]
  linhas: GridRow[]
}

/**
 * Returns the changes that remain after `sent` was saved. Saved cells are removed, and a refused cell gets its error.
 * What was typed while it was being saved stays. Cells of a saved product are now changes of its new version; those of
 * a product in conflict take its current version, so that saving again is a deliberate overwrite.
 */
export function afterSaving(sent: Changes, now: Changes, outcomes: Outcome[]): Changes {
  const byProduct = new Map(outcomes.map((outcome) => [outcome.id, outcome]))
  const left = Object.entries(sent).flatMap(([key, change]): [string, Change][] => {
    const outcome = byProduct.get(change.idProduto)
    if (outcome?.salvo) return []
    const error = outcome?.erros.find(
      (one) => one.campo === change.campo && cellKey({ ...change, ...one }, one.campo) === key,
    )
    return [[key, error ? { ...change, problema: error.mensagem } : change]]
  })
  const merged: Changes = mergeFields(sent, now, Object.fromEntries(left))

  return Object.fromEntries(
    Object.entries(merged).map(([key, change]) => [
      key,
      { ...change, versao: knownVersion(byProduct.get(change.idProduto)) ?? change.versao },
    ]),
  )
}

function knownVersion(outcome: Outcome | undefined): number | undefined {
  return outcome?.salvo || outcome?.conflito ? outcome.linhas[0]?.versao : undefined
}

/** Whether somebody has saved the row's product since the cell was changed. */
export function isStale(change: Change | undefined, row: GridRow | undefined): boolean {
  return change !== undefined && row !== undefined && change.versao < row.versao
}

/** Whether somebody has saved a product since one of its cells was changed, as far as its rows are loaded. */
export function anyStale(changes: Changes, rows: readonly (GridRow | undefined)[]): boolean {
  const versions = new Map(rows.flatMap((row) => (row ? [[row.idProduto, row.versao]] : [])))

  return Object.values(changes).some(({ idProduto, versao }) => versao < (versions.get(idProduto) ?? versao))
}
