import { type Calendar, dayAfter, holidaysOf } from './business-days-calendar.ts'

/**
 * The day, `YYYY-MM-DD`, that lies so many business days after another. The first day is not counted, whether or not it is
 * a business day; 0 days after it is that day itself.
 */
export function addBusinessDays(day: string, days: number, calendar: Calendar = 'entrega'): string {
  let reached = day
  for (let left = days; left > 0; left--) reached = nextBusinessDay(reached, calendar)

  return reached
}

/** The first business day after a day. */
export function nextBusinessDay(day: string, calendar: Calendar = 'entrega'): string {
  let next = dayAfter(day, 1)
  while (!isBusinessDay(next, calendar)) next = dayAfter(next, 1)

  return next
}

/** Monday to Friday, but for holidays. */
export function isBusinessDay(day: string, calendar: Calendar = 'entrega'): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()

  return weekday !== 0 && weekday !== 6 && !holidaysOf(Number(day.slice(0, 4)), calendar).has(day)
}
