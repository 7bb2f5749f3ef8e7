/** The most lines of a workbook that goes out: it is made as a whole, in memory. What is longer goes out as CSV. */
export const MAX_XLSX_LINES = 100_000
