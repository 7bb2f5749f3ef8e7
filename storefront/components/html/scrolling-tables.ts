/** A table with a longer cell counts as sentences to be read by row, not as figures to be compared by column. */
const SENTENCE = 24

/**
 * Wraps each table of a text in a frame. A table of figures scrolls sideways on narrow screens and takes keyboard
 * focus; a table of sentences with three or more columns is shown as one block per row, each cell below its column's
 * name. The text is sanitized HTML, so its tables are closed and not nested.
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

/** The names of the columns; empty if the table has no head. */
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

/** Adds the name of its column to each body cell. */
function labelled(table: string, labels: string[]): string {
  const [head = '', body = ''] = table.split('</thead>')
  const rows = body.replace(/<tr[\s\S]*?<\/tr>/g, (row) => {
    let column = 0

    return row.replace(/<t[hd](?=[\s>])/g, (cell) => `${cell} data-coluna="${labels[column++] ?? ''}"`)
  })

  return `${head}</thead>${rows}`
}

/** Escapes a text for an attribute. */
function textOf(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('"', '&quot;')
    .trim()
}
