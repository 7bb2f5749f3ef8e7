import { harmlessCell } from './harmless-cell.ts'

/**
 * Writes one line of a CSV file with its line end, cells separated by semicolons as Brazilian spreadsheets expect.
 * Cells that a spreadsheet would run as a formula stay text.
 */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map((cell) => quoted(harmlessCell(cell))).join(';')}\r\n`
}

/** Said of a line with more cells than the header. */
export const TOO_MANY_CELLS =
  'A linha tem mais células que o cabeçalho: falta pôr entre aspas um texto com separador?'

/** Byte order mark at the start of a file, so that spreadsheets read it as UTF-8. */
export const CSV_START = '\uFEFF'

function quoted(cell: string): string {
  return /[";\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}
