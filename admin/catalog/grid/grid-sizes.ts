import type { GRID_COLUMNS, GridCampo, specificationColumn } from '#domain/import/csv/grid-cell.ts'

export type GridColumn = (typeof GRID_COLUMNS)[number] | ReturnType<typeof specificationColumn>

export const ROW_HEIGHT = 32

const WIDTHS = { texto: 150, dinheiro: 105, inteiro: 115, opcao: 150, data: 130 }

/** Columns with long values. */
const WIDE: Partial<Record<GridCampo, number>> = { nome: 320, categoria: 280 }

/** Width of a column in pixels. */
export function widthOf({ campo, tipo }: GridColumn): number {
  return WIDE[campo] ?? WIDTHS[tipo]
}

/** Total width in pixels of the editable columns; `product-grid.module.css` sizes the columns before them. */
export function widthOfAll(columns: readonly GridColumn[]): number {
  return columns.reduce((sum, column) => sum + widthOf(column), 0)
}
