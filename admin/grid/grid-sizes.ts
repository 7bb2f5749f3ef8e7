import { GRID_COLUMNS, type GridCampo } from '#domain/grid-cell.ts'

export const ROW_HEIGHT = 32

/** Of the column that stays in sight. */
export const FIXED_WIDTH = 170

/** Of what tells a product's SKUs apart. */
export const VARIATION_WIDTH = 210

const WIDTHS = { texto: 150, dinheiro: 105, inteiro: 115, opcao: 150 }

/** Those that say more than a word. */
const WIDE: Partial<Record<GridCampo, number>> = { nome: 320, categoria: 280 }

/** How wide a column is, in pixels. */
export function widthOf({ campo, tipo }: (typeof GRID_COLUMNS)[number]): number {
  return WIDE[campo] ?? WIDTHS[tipo]
}

export const TOTAL_WIDTH =
  FIXED_WIDTH + VARIATION_WIDTH + GRID_COLUMNS.reduce((sum, column) => sum + widthOf(column), 0)
