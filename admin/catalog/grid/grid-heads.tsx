import type { GridRow } from '#contract/catalog/grid.ts'
import { type GridColumn, widthOf } from './grid-sizes.ts'
import classes from './product-grid.module.css'

export function ColumnHeads({ domId, columns }: { domId: string; columns: readonly GridColumn[] }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: the grid is no table (`product-grid.tsx`).
    <div role="row" aria-rowindex={1} tabIndex={-1} className={classes['head']}>
      {/* biome-ignore lint/a11y/useSemanticElements: the grid is no table (`product-grid.tsx`). */}
      <div role="columnheader" tabIndex={-1} aria-colindex={1} className={classes['cell']} data-fixed>
        SKU
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: the grid is no table (`product-grid.tsx`). */}
      <div role="columnheader" tabIndex={-1} aria-colindex={2} className={classes['cell']} data-variation>
        Variação
      </div>
      {columns.map((column, col) => (
        // biome-ignore lint/a11y/useSemanticElements: the grid is no table (`product-grid.tsx`).
        <div
          key={column.campo}
          id={`${domId}-c${col}`}
          role="columnheader"
          tabIndex={-1}
          aria-colindex={col + 3}
          className={classes['cell']}
          style={{ width: widthOf(column) }}
        >
          {column.nome}
        </div>
      ))}
    </div>
  )
}

/** The row's SKU code and variant name. */
export function RowHead({ row }: { row: GridRow | undefined }) {
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: the grid is no table (`product-grid.tsx`). */}
      <div
        role="rowheader"
        tabIndex={-1}
        aria-colindex={1}
        className={classes['cell']}
        title={row?.sku}
        data-fixed
      >
        {row?.sku ?? '…'}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: the grid is no table (`product-grid.tsx`). */}
      <div
        role="gridcell"
        tabIndex={-1}
        aria-colindex={2}
        className={classes['cell']}
        data-variation
        title={row?.variacao}
      >
        {row?.variacao}
      </div>
    </>
  )
}
