import { useRef } from 'react'
import type { GridRow } from '#contract/catalog/grid.ts'
import { blockOf, type Choices, cellText, percentOf, readCell, tsvOf } from './cell-text.ts'
import { type Changes, cellValue, withCells } from './grid-changes.ts'
import type { GridColumn } from './grid-sizes.ts'
import type { Block, Spot } from './selection.ts'

type Editing = {
  rows: readonly (GridRow | undefined)[]
  choices: Choices
  columns: readonly GridColumn[]
  changes: Changes
  change: (next: (old: Changes) => Changes) => void
}

type Typed = { spot: Spot; text: string }

/** Depth of the undo history. */
const MAX_UNDO_STEPS = 100

/** The edits of cells, each as one undo step. */
export function useGridEdits({ rows, choices, columns, changes, change }: Editing) {
  const past = useRef<Changes[]>([])

  function set(cells: Typed[]) {
    const read = cells.flatMap(({ spot, text }) => {
      const row = rows[spot.row]
      const campo = columns[spot.col]?.campo
      return row && campo
        ? [{ row, campo, read: readCell(campo, text, choices, cellValue(changes, row, campo)) }]
        : []
    })
    if (read.length === 0) return
    past.current = [...past.current.slice(1 - MAX_UNDO_STEPS), changes]
    change((old) => withCells(old, read))
  }

  function textAt({ row, col }: Spot): string {
    const found = rows[row]
    const campo = columns[col]?.campo

    return found && campo ? cellText(campo, cellValue(changes, found, campo), choices) : ''
  }

  return {
    /** A percentage applies to the whole block, any other text to the cell alone. */
    write: (spot: Spot, text: string, block: Block) => {
      if (percentOf(text) !== null) set(spotsOf(block).map((spot) => ({ spot, text })))
      else if (text !== textAt(spot)) set([{ spot, text }])
    },
    clear: (block: Block) => set(spotsOf(block).map((spot) => ({ spot, text: '' }))),
    /** Copies the block's first row down to its last. */
    fillDown: (block: Block) =>
      set(
        spotsOf({ ...block, top: block.top + 1 }).map((spot) => ({
          spot,
          text: textAt({ row: block.top, col: spot.col }),
        })),
      ),
    copy: ({ top, bottom, left, right }: Block) =>
      tsvOf(range(top, bottom).map((row) => range(left, right).map((col) => textAt({ row, col })))),
    /** Pastes from the block's first cell on; a single value fills the whole block. */
    paste: (block: Block, tsv: string) => {
      const pasted = blockOf(tsv)
      const only = pasted.length === 1 && pasted[0]?.length === 1 ? (pasted[0][0] ?? '') : null
      if (only !== null) return set(spotsOf(block).map((spot) => ({ spot, text: only })))
      const cells = pasted.flatMap((row, r) =>
        row.map((text, c) => ({ spot: { row: block.top + r, col: block.left + c }, text })),
      )
      return set(cells)
    },
    undo: () => {
      const before = past.current.pop()
      if (before) change(() => before)
    },
    /** Clears the undo history: what is saved or discarded can't be undone. */
    clearHistory: () => {
      past.current = []
    },
  }
}

function spotsOf({ top, bottom, left, right }: Block): Spot[] {
  return range(top, bottom).flatMap((row) => range(left, right).map((col) => ({ row, col })))
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i)
}
