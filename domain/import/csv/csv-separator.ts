/** Longer header lines are cut before they are searched. In characters. */
const MAX_HEADER = 65_536

/** Detects the separator of a CSV by its header: comma, or the semicolon and tab that spreadsheets write. */
export function csvSeparator(csv: string): string {
  const header = csv.slice(0, MAX_HEADER).split(/\r?\n|\r/, 1)[0] ?? ''
  const plain = header.replace(/"[^"]*"/g, '')
  const [separator = ','] = [',', ';', '\t'].sort((a, b) => countIn(plain, b) - countIn(plain, a))

  return separator
}

function countIn(text: string, sign: string): number {
  return text.split(sign).length
}
