/**
 * Reads the day of a bank statement's movement, `YYYY-MM-DD`: `24/11/2026`, `24/11/26`, `24-11-2026`, `2026-11-24`,
 * `20261124`, each also with a time behind it. Null for anything else, and for a day that the calendar doesn't have.
 */
export function statementDay(text: string): string | null {
  const [, d = '', m = '', y = ''] =
    /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})(?:[ T,].*)?$/.exec(text.trim()) ?? []
  if (y !== '') return dayOf(y.length === 2 ? `20${y}` : y, m, d)
  const [, year = '', month = '', day = ''] = /^(\d{4})-?(\d{2})-?(\d{2})(?:[ T].*)?$/.exec(text.trim()) ?? []

  return year === '' ? null : dayOf(year, month, day)
}

/** Null if the calendar doesn't have the day: it would roll over into the next month. */
export function dayOf(year: string, month: string, day: string): string | null {
  const dia = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const moment = new Date(`${dia}T00:00:00Z`)

  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(dia) ? dia : null
}
