import type { GridField, GridRow } from '#contract/catalog/grid.ts'
import { isSpecification } from '#domain/import/csv/grid-cell.ts'
import type { ReadCell } from './cell-text.ts'
import { type Change, type Changes, setCell } from './grid-changes.ts'

/** A text that was typed or pasted into a cell. */
export type Edit = { row: GridRow; campo: GridField; text: string }

type Reader = {
  /** Reads a text with the other changes of the cell's product. */
  read: (edit: Edit, ofProduct: Changes) => ReadCell
  /** A changed cell's text, as it is typed again. */
  textOf: (change: Change) => string
}

/**
 * Returns the changes with some cells edited, one after the other, so that each is read with those before it. Then all
 * changed cells of the same products that have a problem, or a specification's value, are read again: what was wrong
 * with one cell may have been solved, or caused, at another.
 */
export function withEdits(changes: Changes, edits: readonly Edit[], { read, textOf }: Reader): Changes {
  const next = { ...changes }
  const rows = new Map(edits.map(({ row }) => [row.idProduto, row]))
  const byProduct = productsOf(changes)
  const ofProduct = (id: number) => {
    const own = byProduct.get(id) ?? {}
    byProduct.set(id, own)
    return own
  }
  for (const edit of edits) {
    const own = ofProduct(edit.row.idProduto)
    const cell = { ...edit, read: read(edit, own) }
    setCell(own, cell)
    setCell(next, cell)
  }
  for (const [id, row] of rows) {
    const own = ofProduct(id)
    for (const [key, change] of Object.entries(own)) {
      const { campo, idSku, sku } = change
      if (change.problema === null && !isSpecification(campo)) continue
      const again = read({ row: { ...row, idSku, sku }, campo, text: textOf(change) }, own)
      next[key] = { ...change, ...again }
      own[key] = next[key]
    }
  }

  return next
}

function productsOf(changes: Changes): Map<number, Changes> {
  const byProduct = Map.groupBy(Object.entries(changes), ([, { idProduto }]) => idProduto)

  return new Map([...byProduct].map(([id, entries]) => [id, Object.fromEntries(entries)]))
}
