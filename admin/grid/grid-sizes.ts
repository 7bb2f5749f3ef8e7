import type { GRID_COLUMNS, GridCampo } from '#domain/grid-cell.ts'

export type GridColumn = (typeof GRID_COLUMNS)[number]

export const ROW_HEIGHT = 32

/** Of what tells a product's SKUs apart. */
export const VARIATION_WIDTH = 210

const WIDTHS = { texto: 150, dinheiro: 105, inteiro: 115, opcao: 150 }

/** Those that say more than a word. */
const WIDE: Partial<Record<GridCampo, number>> = { nome: 320, categoria: 280 }

/** How wide a column is, in pixels. */
export function widthOf({ campo, tipo }: GridColumn): number {
  return WIDE[campo] ?? WIDTHS[tipo]
}

/** How wide all columns are but the one that stays in sight, which `product-grid.module.css` sizes by the screen. */
export function scrolledWidth(columns: readonly GridColumn[]): number {
  return VARIATION_WIDTH + columns.reduce((sum, column) => sum + widthOf(column), 0)
}
