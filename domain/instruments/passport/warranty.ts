/** How many months or days one of a warranty's words is. */
const UNITS = [
  [/^anos?$/i, { months: 12, days: 0 }],
  [/^m[eê]s(es)?$/i, { months: 1, days: 0 }],
  [/^dias?$/i, { months: 0, days: 1 }],
] as const

/**
 * Returns the last day of a warranty that is written as words (`12 meses contra defeito de fabricação`), if it begins
 * on `day` (`2026-11-26`): that of the delivery (CDC, arts. 26 and 50). Null if it names no time. A month ends on its
 * own last day if that comes first.
 */
export function warrantyEnd(garantia: string, day: string): string | null {
  const [, count, word = ''] = /(\d{1,3})\s*(anos?|m[eê]s(?:es)?|dias?)\b/iu.exec(garantia) ?? []
  const unit = UNITS.find(([pattern]) => pattern.test(word))?.[1]
  if (!unit) return null
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const months = month - 1 + Number(count) * unit.months
  const lastDate = new Date(Date.UTC(year, months + 1, 0)).getUTCDate()
  const end = Date.UTC(year, months, Math.min(date, lastDate) + Number(count) * unit.days)

  return new Date(end).toISOString().slice(0, 10)
}
