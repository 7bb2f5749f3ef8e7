/** When and on which screens content of the shop is shown; ISO 8601, null is open. */
export type Showing = {
  dataInicial: string | null
  dataFinal: string | null
  dispositivo: 'todos' | 'desktop' | 'mobile'
}

/**
 * Returns whether content is shown on a kind of screen at a time: from `dataInicial` (inclusive) to `dataFinal`
 * (exclusive).
 */
export function isShownAt(
  { dataInicial, dataFinal, dispositivo }: Showing,
  em: Date,
  screen: 'desktop' | 'mobile',
): boolean {
  const begun = dataInicial === null || Date.parse(dataInicial) <= em.getTime()
  const ended = dataFinal !== null && Date.parse(dataFinal) <= em.getTime()

  return begun && !ended && (dispositivo === 'todos' || dispositivo === screen)
}
