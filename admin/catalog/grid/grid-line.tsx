import { memo } from 'react'
import type { GridRow } from '#contract/catalog/grid.ts'
import { CellEditor, type Leave } from './cell-editor.tsx'
import { type Choices, cellText } from './cell-text.ts'
import { GridCell } from './grid-cell.tsx'
import { type Changes, cellKey, cellValue } from './grid-changes.ts'
import { RowHead } from './grid-heads.tsx'
import { type GridColumn, ROW_HEIGHT } from './grid-sizes.ts'
import classes from './product-grid.module.css'
import { type Block, isIn, type Spot } from './selection.ts'

type GridLineProps = {
  index: number
  /** From the top of the grid, in pixels. */
  start: number
  domId: string
  /** Undefined until it is loaded. */
  row: GridRow | undefined
  changes: Changes
  choices: Choices
  /** The visible columns. */
  columns: readonly GridColumn[]
  /** The selected block, if it includes this line. */
  block: Block | null
  /** The cursor's column, if it is in this line. */
  cursor: number | null
  /** The text of the cell editor at the cursor, if it is open. */
  editing: string | null
  onPress: (spot: Spot, grow: boolean) => void
  onDrag: (spot: Spot) => void
  onOpen: (text: string) => void
  onLeave: (text: string | null, leave: Leave) => void
}

/**
 * A SKU with its cells. Memoized: scrolling only renders lines that come into view, because the props of the others
 * don't change.
 */
export const GridLine = memo(function GridLine(props: GridLineProps) {
  const { index, start, domId, row, changes, choices, columns, block, cursor, editing } = props

  return (
    // biome-ignore lint/a11y/useSemanticElements: the grid is no table (`product-grid.tsx`).
    <div
      role="row"
      aria-rowindex={index + 2}
      tabIndex={-1}
      className={classes['row']}
      style={{ transform: `translateY(${start - ROW_HEIGHT}px)` }}
    >
      <RowHead row={row} />
      {columns.map((column, col) => {
        const here = cursor === col
        const spot = { row: index, col }

        return (
          <GridCell
            key={column.campo}
            column={column}
            col={col}
            here={here}
            id={cellId(domId, spot)}
            change={row && changes[cellKey(row, column.campo)]}
            selected={block !== null && isIn(block, index, col)}
            onMouseDown={({ shiftKey }) => {
              if (!(here && editing !== null)) props.onPress(spot, shiftKey)
            }}
            onMouseEnter={({ buttons }) => {
              if (buttons === 1) props.onDrag(spot)
            }}
            onDoubleClick={() => props.onOpen(textAt({ row, changes, choices, columns }, col))}
          >
            {here && editing !== null ? (
              <CellEditor
                label={column.nome}
                text={editing}
                choices={choices[column.campo]}
                onLeave={props.onLeave}
              />
            ) : (
              textAt({ row, changes, choices, columns }, col)
            )}
          </GridCell>
        )
      })}
    </div>
  )
})

/** Returns the text of a cell: the change, or what is saved. */
export function textAt(
  { row, changes, choices, columns }: Pick<GridLineProps, 'row' | 'changes' | 'choices' | 'columns'>,
  col: number,
): string {
  const campo = columns[col]?.campo
  if (!row || !campo) return ''
  const change = changes[cellKey(row, campo)]
  if (change?.problema) return String(change.valor ?? '')

  return cellText(campo, cellValue(changes, row, campo), choices)
}

export function cellId(domId: string, { row, col }: Spot): string {
  return `${domId}-${row}-${col}`
}
