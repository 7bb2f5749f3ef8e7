/** The days of the week, from Sunday on. */
export const WEEKDAYS = ['Domingo', 'Segunda', 'Terça', 'Quarta', 'Quinta', 'Sexta', 'Sábado'] as const

/** A day, `YYYY-MM-DD`, with its weekday: `Quarta, 02/12`. */
export function formatWeekday(day: string): string {
  const weekday = WEEKDAYS[new Date(`${day}T00:00:00Z`).getUTCDay()]

  return `${weekday}, ${day.slice(8)}/${day.slice(5, 7)}`
}
