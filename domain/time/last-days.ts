import { DAY_MS, HOUR_MS } from '#domain/time/durations.ts'

/** São Paulo has kept one offset since 2019 (Decreto 9.772). */
const OFFSET_MS = -3 * HOUR_MS

/** The day in São Paulo (`YYYY-MM-DD`) of a moment. */
export function dayOf(moment: Date): string {
  return new Date(moment.getTime() + OFFSET_MS).toISOString().slice(0, 10)
}

/** The last so many days in São Paulo, the one of this moment included. */
export function lastDays(agora: Date, count: number): { de: string; ate: string } {
  return { de: dayOf(new Date(agora.getTime() - (count - 1) * DAY_MS)), ate: dayOf(agora) }
}
