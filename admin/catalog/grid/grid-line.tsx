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
  /** Undefined until it has come. */
  row: GridRow | undefined
  changes: Changes
  choices: Choices
  /** Those that are shown. */
  columns: readonly GridColumn[]
  /** What is selected, where that reaches this line. */
  block: Block | null
  /** The cursor's column, where it stands in this line. */
  cursor: number | null
  /** What is being typed at the cursor. */
  editing: string | null
  onPress: (spot: Spot, grow: boolean) => void
  onDrag: (spot: Spot) => void
  onOpen: (text: string) => void
  onLeave: (text: string | null, leave: Leave) => void
}

/** A SKU with its cells. Scrolling draws only the lines that come into sight: what it is given stays the same for the others. */
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
                rotulo={column.nome}
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

/** What a cell shows: what was typed, or what is saved. */
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
