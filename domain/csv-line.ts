/**
 * A line of a CSV file with its end, cells apart by semicolons as spreadsheets of Brazil read them. What a spreadsheet would
 * reckon as a formula gets an apostrophe before it and stays text (OWASP, CSV injection).
 */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map((cell) => quoted(harmless(cell))).join(';')}\r\n`
}

/** A file begins with it, so that spreadsheets read its letters as UTF-8. */
export const CSV_START = '\uFEFF'

function harmless(cell: string): string {
  return /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell
}

function quoted(cell: string): string {
  return /[";\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}
