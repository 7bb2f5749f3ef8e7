/** What stands between the cells of a CSV with this header: the comma, or the semicolon and the tab that spreadsheets write. */
export function csvSeparator(header: string): string {
  const plain = header.replace(/"[^"]*"/g, '')
  const [separator = ','] = [',', ';', '\t'].sort((a, b) => countIn(plain, b) - countIn(plain, a))

  return separator
}

function countIn(text: string, sign: string): number {
  return text.split(sign).length
}
