import { type Calendar, dayAfter, holidaysOf } from './business-days-calendar.ts'

/**
 * Adds business days to a day, `YYYY-MM-DD`. The first day is not counted, whether or not it is a business day; adding
 * 0 returns the day itself.
 */
export function addBusinessDays(day: string, days: number, calendar: Calendar = 'entrega'): string {
  let reached = day
  for (let left = days; left > 0; left--) reached = nextBusinessDay(reached, calendar)

  return reached
}

/** Returns the first business day after a day. */
export function nextBusinessDay(day: string, calendar: Calendar = 'entrega'): string {
  let next = dayAfter(day, 1)
  while (!isBusinessDay(next, calendar)) next = dayAfter(next, 1)

  return next
}

/** Monday to Friday, except holidays. */
export function isBusinessDay(day: string, calendar: Calendar = 'entrega'): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()

  return weekday !== 0 && weekday !== 6 && !holidaysOf(Number(day.slice(0, 4)), calendar).has(day)
}
