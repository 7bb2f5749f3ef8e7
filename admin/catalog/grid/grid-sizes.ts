import type { GRID_COLUMNS, GridCampo } from '#domain/csv/grid-cell.ts'

export type GridColumn = (typeof GRID_COLUMNS)[number]

export const ROW_HEIGHT = 32

const WIDTHS = { texto: 150, dinheiro: 105, inteiro: 115, opcao: 150 }

/** Those that say more than a word. */
const WIDE: Partial<Record<GridCampo, number>> = { nome: 320, categoria: 280 }

/** How wide a column is, in pixels. */
export function widthOf({ campo, tipo }: GridColumn): number {
  return WIDE[campo] ?? WIDTHS[tipo]
}

/** How wide the columns are that can be changed; those before them `product-grid.module.css` sizes by the screen. */
export function widthOfAll(columns: readonly GridColumn[]): number {
  return columns.reduce((sum, column) => sum + widthOf(column), 0)
}
