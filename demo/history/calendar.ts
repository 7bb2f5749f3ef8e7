import { chance } from '#demo/catalogue/chance.ts'
import { DAY_MS, HOUR_MS } from '#domain/time/durations.ts'
import { dayOf } from '#domain/time/last-days.ts'

/** Three months: enough for every figure of the panel, including the comparison with the previous month. */
export const HISTORY_DAYS = 90

/** Weight of each hour in São Paulo: few orders at night, most at lunch and in the evening. */
const HOURS = [3, 1, 1, 0, 0, 1, 2, 4, 7, 10, 12, 13, 12, 11, 11, 11, 11, 10, 10, 12, 14, 14, 11, 6]

/** Weight of each weekday, from Sunday on: people order from work, and seldom on Saturdays. */
const WEEKDAYS = [0.7, 1.25, 1.2, 1.15, 1.1, 1, 0.6]

/** Ratio of the last day's orders to those of the first day. */
const GROWTH = 2.2

/**
 * Returns `count` times before `now`, oldest first, spread over the last days by hour and weekday, and increasing from
 * week to week. `what` is the seed of the spread.
 */
export function pastMoments(
  now: Date,
  { what, count, days }: { what: string; count: number; days: number },
): Date[] {
  const midnight = Date.parse(`${dayOf(now)}T03:00:00Z`)
  const weights = Array.from({ length: days + 1 }, (_, day) => {
    const start = new Date(midnight - (days - day) * DAY_MS)
    return (WEEKDAYS[start.getUTCDay()] ?? 1) * (1 + ((GROWTH - 1) * day) / days)
  })
  const moments = Array.from({ length: count }, (_, n) => {
    const day = weighted(weights, (n + chance(what, 'dia', `${n}`)) / count)
    const hour = weighted(HOURS, chance(what, 'hora', `${n}`))
    return midnight - (days - day) * DAY_MS + (hour + chance(what, 'minuto', `${n}`)) * HOUR_MS
  })
  // A time later today is moved to yesterday.
  const past = moments.map((moment) => (moment < now.getTime() - HOUR_MS / 4 ? moment : moment - DAY_MS))

  return past.toSorted((a, b) => a - b).map((moment) => new Date(moment))
}

/** Returns the index of the weight at which this share of their sum lies. */
export function weighted(weights: readonly number[], share: number): number {
  let left = share * weights.reduce((sum, weight) => sum + weight, 0)
  const place = weights.findIndex((weight) => {
    left -= weight
    return left < 0
  })

  return place < 0 ? weights.length - 1 : place
}
