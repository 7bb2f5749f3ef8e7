/**
 * Puts each table of a text into a frame that scrolls sideways on narrow screens and can be reached by keyboard. The text is
 * sanitised HTML, so its tables are closed and do not nest.
 */
export function withScrollingTables(html: string): string {
  return html.replaceAll('<table', `${FRAME}<table`).replaceAll('</table>', '</table></div>')
}

const FRAME = '<div data-table tabindex="0" role="group" aria-label="Tabela">'
