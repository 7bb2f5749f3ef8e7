import { chance } from '#demo/catalogue/chance.ts'
import { DAY_MS, HOUR_MS } from '#domain/time/durations.ts'
import { dayOf } from '#domain/time/last-days.ts'

/** Three months: enough for every figure of the panel, and for what is compared with the month before. */
export const HISTORY_DAYS = 90

/** How much of a day's trade falls on each hour in São Paulo: little at night, most at lunch and in the evening. */
const HOURS = [3, 1, 1, 0, 0, 1, 2, 4, 7, 10, 12, 13, 12, 11, 11, 11, 11, 10, 10, 12, 14, 14, 11, 6]

/** From Sunday on: people order from work, and seldom on Saturdays. */
const WEEKDAYS = [0.7, 1.25, 1.2, 1.15, 1.1, 1, 0.6]

/** Trade of the last day for each of the first. */
const GROWTH = 2.2

/**
 * So many moments before `agora`, the oldest first, spread over the last days by hour and weekday, and more of them from week to
 * week. `what` tells one spread from another.
 */
export function pastMoments(
  agora: Date,
  { what, count, days }: { what: string; count: number; days: number },
): Date[] {
  const midnight = Date.parse(`${dayOf(agora)}T03:00:00Z`)
  const weights = Array.from({ length: days + 1 }, (_, day) => {
    const start = new Date(midnight - (days - day) * DAY_MS)
    return (WEEKDAYS[start.getUTCDay()] ?? 1) * (1 + ((GROWTH - 1) * day) / days)
  })
  const moments = Array.from({ length: count }, (_, n) => {
    const day = weighted(weights, (n + chance(what, 'dia', `${n}`)) / count)
    const hour = weighted(HOURS, chance(what, 'hora', `${n}`))
    return midnight - (days - day) * DAY_MS + (hour + chance(what, 'minuto', `${n}`)) * HOUR_MS
  })
  // What would be later today was ordered yesterday.
  const past = moments.map((moment) => (moment < agora.getTime() - HOUR_MS / 4 ? moment : moment - DAY_MS))

  return past.toSorted((a, b) => a - b).map((moment) => new Date(moment))
}

/** The place among the weights at which this share of their sum lies. */
export function weighted(weights: readonly number[], share: number): number {
  let left = share * weights.reduce((sum, weight) => sum + weight, 0)
  const place = weights.findIndex((weight) => {
    left -= weight
    return left < 0
  })

  return place < 0 ? weights.length - 1 : place
}
