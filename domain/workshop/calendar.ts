import { dayAfter } from '../time/business-days-calendar.ts'

/** How far the workshop's calendar reaches, in days: work that finds no place until then is not taken. */
export const HORIZON_DAYS = 180

export type PlanWorkInput = {
  /** Work, in minutes. */
  minutos: number
  /** Days of the store beyond the work, such as for glue to dry. */
  dias: number
  /** The first day on which the instrument is at the workshop; days are `YYYY-MM-DD`. */
  start: string
  /** The minutes that the workshop works on a day. */
  capacity: (day: string) => number
  /** Minutes that are taken, by day. */
  booked: ReadonlyMap<string, number>
  /** Whether the store works on a day. */
  isStoreDay: (day: string) => boolean
}

/** The minutes of each day on which a job is done, and the day on which it is ready. */
export type PlannedWork = { dias: { dia: string; minutos: number }[]; pronta: string }

/**
 * Finds the first free time for a job. It takes what is free of each day from `start` on, so that a job which is longer
 * than the rest of a day goes on on the next one. Returns null if it doesn't end within the calendar.
 */
export function planWork({
  minutos,
  dias,
  start,
  capacity,
  booked,
  isStoreDay,
}: PlanWorkInput): PlannedWork | null {
  const planned: PlannedWork['dias'] = []
  const end = dayAfter(start, HORIZON_DAYS)
  let left = minutos
  let day = start
  while (left > 0 && day < end) {
    const free = Math.min(left, capacity(day) - (booked.get(day) ?? 0))
    if (free > 0) {
      planned.push({ dia: day, minutos: free })
      left -= free
    }
    if (left > 0) day = dayAfter(day, 1)
  }
  if (left > 0) return null

  return { dias: planned, pronta: afterStoreDays(day, dias, isStoreDay) }
}

/** Divides the minutes of days among several pieces of work, one after the other. */
export function divideDays(
  days: PlannedWork['dias'],
  works: readonly { minutos: number }[],
): PlannedWork['dias'][] {
  const free = days.map((day) => ({ ...day }))

  return works.map(({ minutos }) => {
    let left = minutos
    return free.flatMap((day) => {
      const taken = Math.min(day.minutos, left)
      day.minutos -= taken
      left -= taken
      return taken > 0 ? [{ dia: day.dia, minutos: taken }] : []
    })
  })
}

/** Returns how many days of the store lie between two days, of which the last one counts. */
export function storeDaysUntil(from: string, to: string, isStoreDay: (day: string) => boolean): number {
  let days = 0
  let day = from
  while (day < to) {
    day = dayAfter(day, 1)
    if (isStoreDay(day)) days++
  }

  return isStoreDay(day) ? days : days + 1
}

/** Returns the day after a number of the store's days; the first day does not count. */
export function afterStoreDays(day: string, days: number, isStoreDay: (day: string) => boolean): string {
  let reached = day
  for (let left = days; left > 0; ) {
    reached = dayAfter(reached, 1)
    if (isStoreDay(reached)) left--
  }

  return reached
}
