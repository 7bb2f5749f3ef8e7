/** When and on which screens something of the shop is shown; moments in ISO 8601, null is open. */
export type Showing = {
  dataInicial: string | null
  dataFinal: string | null
  dispositivo: 'todos' | 'desktop' | 'mobile'
}

/** Whether it is shown to a screen of that kind at that moment: from `dataInicial` (included) to `dataFinal` (excluded). */
export function isShownAt(
  { dataInicial, dataFinal, dispositivo }: Showing,
  em: Date,
  screen: 'desktop' | 'mobile',
): boolean {
  const begun = dataInicial === null || Date.parse(dataInicial) <= em.getTime()
  const ended = dataFinal !== null && Date.parse(dataFinal) <= em.getTime()

  return begun && !ended && (dispositivo === 'todos' || dispositivo === screen)
}
