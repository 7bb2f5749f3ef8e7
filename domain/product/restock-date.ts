/** How far ahead a restock date may be, in years: beyond that it is a typing error. */
const MAX_YEARS = 3

/** Returns what is wrong with a restock date (`YYYY-MM-DD`), whenever it is looked at; null if nothing is. */
export function restockDateProblem(day: string): string | null {
  const [, year = ''] = /^(\d{4})-\d{2}-\d{2}$/.exec(day) ?? []
  const date = new Date(`${day}T00:00:00Z`)
  const exists = year !== '' && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day)

  return exists && Number(year) >= 2000 && Number(year) < 2100 ? null : 'Use uma data como 12/12/2026.'
}

/** Returns what is wrong with a restock date that somebody states `today`; null if nothing is. */
export function newRestockDateProblem(day: string, today: string): string | null {
  if (day < today) return 'Esta data já passou.'

  return day > `${Number(today.slice(0, 4)) + MAX_YEARS}${today.slice(4)}`
    ? `A data fica a mais de ${MAX_YEARS} anos.`
    : restockDateProblem(day)
}

/** Reads a day as spreadsheets write it, `12/12/2026` or `2026-12-12`, and returns the latter; null if it is none. */
export function readRestockDate(text: string): string | null {
  const [, d = '', m = '', y = ''] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text.trim()) ?? []
  const day = y === '' ? text.trim() : `${y}-${m.padStart(2, '0')}-${d.padStart(2, '0')}`

  return restockDateProblem(day) === null ? day : null
}

/** Returns the date that shoppers read: none while there are goods, nor once it has passed. */
export function shownRestockDate({
  previsao,
  estoque,
  today,
}: {
  previsao: string | null
  estoque: number
  today: string
}): string | null {
  return previsao !== null && estoque === 0 && previsao >= today ? previsao : null
}
