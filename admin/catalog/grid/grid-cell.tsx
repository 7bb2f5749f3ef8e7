import type { MouseEvent, ReactNode } from 'react'
import type { Change } from './grid-changes.ts'
import { type GridColumn, widthOf } from './grid-sizes.ts'
import classes from './product-grid.module.css'

type GridCellProps = {
  id: string
  column: GridColumn
  col: number
  change: Change | undefined
  selected: boolean
  /** Whether the cursor is on this cell. */
  here: boolean
  onMouseDown: (event: MouseEvent) => void
  onMouseEnter: (event: MouseEvent) => void
  onDoubleClick: () => void
  children: ReactNode
}

export function GridCell({ id, column, col, change, selected, here, children, ...mouse }: GridCellProps) {
  const problem = change?.problema ?? undefined

  return (
    // biome-ignore lint/a11y/useSemanticElements: the grid is no table (`product-grid.tsx`).
    <div
      id={id}
      role="gridcell"
      tabIndex={-1}
      aria-colindex={col + 3}
      aria-selected={selected}
      aria-invalid={problem ? true : undefined}
      className={classes['cell']}
      style={{ width: widthOf(column) }}
      title={problem}
      data-number={column.tipo === 'dinheiro' || column.tipo === 'inteiro' || undefined}
      data-selected={selected || undefined}
      data-cursor={here || undefined}
      data-changed={change ? true : undefined}
      data-problem={problem ? true : undefined}
      {...mouse}
    >
      {children}
    </div>
  )
}
