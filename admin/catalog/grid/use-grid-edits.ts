import { useRef } from 'react'
import type { GridRow } from '#contract/catalog/grid.ts'
import type { SpecificationTemplate } from '#contract/catalog/products.ts'
import { isSpecification } from '#domain/import/csv/grid-cell.ts'
import { blockOf, type Choices, cellText, percentOf, readCell, tsvOf } from './cell-text.ts'
import { edited, emptyHistory, redone, undone } from './edit-history.ts'
import { type Change, type Changes, cellKey, cellValue } from './grid-changes.ts'
import type { GridColumn } from './grid-sizes.ts'
import { readSpecification } from './read-specification.ts'
import type { Block, Spot } from './selection.ts'
import { type Edit, withEdits } from './with-edits.ts'

type Editing = {
  rows: readonly (GridRow | undefined)[]
  choices: Choices
  columns: readonly GridColumn[]
  template: SpecificationTemplate | null
  changes: Changes
  change: (next: (old: Changes) => Changes) => void
  /** Whether all these rows are loaded; if not, nothing of a block is changed. */
  have: (from: number, to: number) => boolean
}

type Typed = { spot: Spot; text: string }

/** The edits of cells, each as one step of the history. */
export function useGridEdits({ rows, choices, columns, template, changes, change, have }: Editing) {
  const history = useRef(emptyHistory<Changes>())

  function set(cells: Typed[]) {
    const edits = cells.flatMap(({ spot, text }) => {
      const row = rows[spot.row]
      const campo = columns[spot.col]?.campo
      return row && campo ? [{ row, campo, text }] : []
    })
    if (edits.length === 0) return
    history.current = edited(history.current, changes)
    change((old) => withEdits(old, edits, { read, textOf }))
  }

  function read({ row, campo, text }: Edit, ofProduct: Changes) {
    return isSpecification(campo)
      ? readSpecification({ template, row, changes: ofProduct, campo }, text)
      : readCell(campo, text, choices, cellValue(ofProduct, row, campo))
  }

  function textOf({ campo, valor }: Change): string {
    return cellText(campo, valor, choices)
  }

  /** The same text again is read again where something was wrong with it. */
  function hasProblem({ row, col }: Spot): boolean {
    const found = rows[row]
    const campo = columns[col]?.campo

    return found && campo ? (changes[cellKey(found, campo)]?.problema ?? null) !== null : false
  }

  function setBlock({ top, bottom }: Pick<Block, 'top' | 'bottom'>, cells: () => Typed[]) {
    if (have(top, bottom)) set(cells())
  }

  function clear(block: Block) {
    setBlock(block, () => spotsOf(block).map((spot) => ({ spot, text: '' })))
  }

  /** The block's cells as a spreadsheet's clipboard text; null if some are not loaded. */
  function copy({ top, bottom, left, right }: Block): string | null {
    if (!have(top, bottom)) return null

    return tsvOf(range(top, bottom).map((row) => range(left, right).map((col) => textAt({ row, col }))))
  }

  function moveTo(step: ReturnType<typeof undone<Changes>>) {
    if (!step) return
    history.current = step.history
    change(() => step.state)
  }

  function textAt({ row, col }: Spot): string {
    const found = rows[row]
    const campo = columns[col]?.campo

    return found && campo ? cellText(campo, cellValue(changes, found, campo), choices) : ''
  }

  return {
    /** A percentage applies to the whole block, any other text to the cell alone. */
    write: (spot: Spot, text: string, block: Block) => {
      if (percentOf(text) !== null) setBlock(block, () => spotsOf(block).map((spot) => ({ spot, text })))
      else if (text !== textAt(spot) || hasProblem(spot)) set([{ spot, text }])
    },
    clear,
    /** Copies the block's first row down to its last. */
    fillDown: (block: Block) =>
      setBlock(block, () =>
        spotsOf({ ...block, top: block.top + 1 }).map((spot) => ({
          spot,
          text: textAt({ row: block.top, col: spot.col }),
        })),
      ),
    copy,
    /** Copies the block and clears it. */
    cut: (block: Block) => {
      const copied = copy(block)
      if (copied !== null) clear(block)
      return copied
    },
    /** Pastes from the block's first cell on; a single value fills the whole block. */
    paste: (block: Block, tsv: string) => {
      const pasted = blockOf(tsv)
      const only = pasted.length === 1 && pasted[0]?.length === 1 ? (pasted[0][0] ?? '') : null
      if (only !== null) return setBlock(block, () => spotsOf(block).map((spot) => ({ spot, text: only })))
      setBlock({ top: block.top, bottom: block.top + pasted.length - 1 }, () =>
        pasted.flatMap((row, r) =>
          row.map((text, c) => ({ spot: { row: block.top + r, col: block.left + c }, text })),
        ),
      )
    },
    undo: () => moveTo(undone(history.current, changes)),
    redo: () => moveTo(redone(history.current, changes)),
    /** What is saved or discarded can't be undone. */
    clearHistory: () => {
      history.current = emptyHistory()
    },
  }
}

function spotsOf({ top, bottom, left, right }: Block): Spot[] {
  return range(top, bottom).flatMap((row) => range(left, right).map((col) => ({ row, col })))
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i)
}
