/** A table with a cell longer than this is read as sentences, and not down its columns as figures are. */
const SENTENCE = 24

/**
 * Puts each table of a text into a frame. One of figures scrolls sideways on narrow screens and can be reached by keyboard; one
 * of sentences in three or more columns stands there as one block a row, each cell under its column's name. The text is
 * sanitised HTML, so its tables are closed and do not nest.
 */
export function withScrollingTables(html: string): string {
  return html.replace(/<table[\s\S]*?<\/table>/g, (table) => {
    const labels = labelsOf(table)

    return isSentences(table, labels)
      ? `${frame('data-table="linhas"')}${labelled(table, labels)}</div>`
      : `${frame('data-table')}${table}</div>`
  })
}

function frame(kind: string): string {
  return `<div ${kind} tabindex="0" role="group" aria-label="Tabela">`
}

/** The names of its columns; none where it has no head. */
function labelsOf(table: string): string[] {
  const [head = ''] = /<thead[\s\S]*?<\/thead>/.exec(table) ?? []

  return [...head.matchAll(/<th[^>]*>([\s\S]*?)<\/th>/g)].map(([, name = '']) => textOf(name))
}

function isSentences(table: string, labels: string[]): boolean {
  if (labels.length < 3 || /<t[hd][^>]*(col|row)span/.test(table)) return false

  return [...table.matchAll(/<td[^>]*>([\s\S]*?)<\/td>/g)].some(
    ([, cell = '']) => textOf(cell).length > SENTENCE,
  )
}

/** Each cell of its body with the name of its column. */
function labelled(table: string, labels: string[]): string {
  const [head = '', body = ''] = table.split('</thead>')
  const rows = body.replace(/<tr[\s\S]*?<\/tr>/g, (row) => {
    let column = 0

    return row.replace(/<t[hd](?=[\s>])/g, (cell) => `${cell} data-coluna="${labels[column++] ?? ''}"`)
  })

  return `${head}</thead>${rows}`
}

/** As it stands in an attribute. */
function textOf(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('"', '&quot;')
    .trim()
}
