import { harmlessCell } from './harmless-cell.ts'

/**
 * A line of a CSV file with its end, cells apart by semicolons as spreadsheets of Brazil read them. What a spreadsheet would
 * reckon as a formula stays text.
 */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map((cell) => quoted(harmlessCell(cell))).join(';')}\r\n`
}

/** A file begins with it, so that spreadsheets read its letters as UTF-8. */
export const CSV_START = '\uFEFF'

function quoted(cell: string): string {
  return /[";\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}
