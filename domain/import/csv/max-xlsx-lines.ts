/** Maximum lines of an exported workbook, which is built in memory. Longer exports are CSV. */
export const MAX_XLSX_LINES = 100_000
