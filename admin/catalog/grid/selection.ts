/** A cell by its row and column, from 0. */
export type Spot = { row: number; col: number }

/** A block of cells, from where the selection began to the cursor. */
export type Selection = { anchor: Spot; cursor: Spot }

export type Block = { top: number; bottom: number; left: number; right: number }

export function blockOfSelection({ anchor, cursor }: Selection): Block {
  return {
    top: Math.min(anchor.row, cursor.row),
    bottom: Math.max(anchor.row, cursor.row),
    left: Math.min(anchor.col, cursor.col),
    right: Math.max(anchor.col, cursor.col),
  }
}

export function isIn({ top, bottom, left, right }: Block, row: number, col: number): boolean {
  return row >= top && row <= bottom && col >= left && col <= right
}

type Size = { rows: number; cols: number; page: number }

/** Returns the selection after a key; null if the key moves nothing. `grow` extends the block. */
export function moved(
  { anchor, cursor }: Selection,
  { key, grow, far }: { key: string; grow: boolean; far: boolean },
  { rows, cols, page }: Size,
): Selection | null {
  const step = STEPS[key]
  if (!step) return null
  const size = key.startsWith('Page') ? page : 1
  const by = far ? Math.max(rows, cols) : size
  const next = {
    row: within(cursor.row + step.row * by, rows),
    col: within(cursor.col + step.col * (key === 'Home' || key === 'End' ? cols : by), cols),
  }

  return { anchor: grow ? anchor : next, cursor: next }
}

const STEPS: Record<string, Spot> = {
  ArrowUp: { row: -1, col: 0 },
  ArrowDown: { row: 1, col: 0 },
  ArrowLeft: { row: 0, col: -1 },
  ArrowRight: { row: 0, col: 1 },
  PageUp: { row: -1, col: 0 },
  PageDown: { row: 1, col: 0 },
  Home: { row: 0, col: -1 },
  End: { row: 0, col: 1 },
}

function within(place: number, count: number): number {
  return Math.max(0, Math.min(count - 1, place))
}
