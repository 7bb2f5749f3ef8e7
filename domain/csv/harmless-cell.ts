/** What makes a spreadsheet reckon a cell as a formula (OWASP, CSV injection), behind any number of apostrophes. */
const FORMULA = /^'*[=+\-@＝＋－＠\t\r\n]/

/** A cell as it goes into a file: text that a spreadsheet would reckon gets an apostrophe before it and stays text. */
export function harmlessCell(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text
}

/** A cell of a file as it was before `harmlessCell`. */
export function originalCell(text: string): string {
  return text.startsWith("'") && FORMULA.test(text) ? text.slice(1) : text
}
