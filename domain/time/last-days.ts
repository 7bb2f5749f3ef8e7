import { DAY_MS, HOUR_MS } from '#domain/time/durations.ts'

/** São Paulo has had a fixed offset since 2019 (Decreto 9.772). */
const OFFSET_MS = -3 * HOUR_MS

/** Returns the day in São Paulo (`YYYY-MM-DD`) of a time. */
export function dayOf(moment: Date): string {
  return new Date(moment.getTime() + OFFSET_MS).toISOString().slice(0, 10)
}

/** Returns the last `count` days in São Paulo, including today. */
export function lastDays(now: Date, count: number): { de: string; ate: string } {
  return { de: dayOf(new Date(now.getTime() - (count - 1) * DAY_MS)), ate: dayOf(now) }
}
