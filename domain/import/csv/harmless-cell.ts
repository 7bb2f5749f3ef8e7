/** What makes a spreadsheet run a cell as a formula (OWASP, CSV injection), behind any number of apostrophes. */
const FORMULA = /^'*[=+\-@＝＋－＠\t\r\n]/

/** Escapes a cell for a file: a text that a spreadsheet would run as a formula is prefixed with an apostrophe. */
export function harmlessCell(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text
}

/** Reverts `harmlessCell`. */
export function originalCell(text: string): string {
  return text.startsWith("'") && FORMULA.test(text) ? text.slice(1) : text
}
