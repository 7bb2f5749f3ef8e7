/** São Paulo has had one UTC offset since 2019 (Decreto 9.772). */
const OFFSET_HOURS = 3

/** Converts an instant in ISO 8601 to São Paulo's day and time: `2026-11-20T09:00`. */
export function localOf(instant: string): string {
  const moment = new Date(instant)
  moment.setUTCHours(moment.getUTCHours() - OFFSET_HOURS)

  return moment.toISOString().slice(0, 16)
}

/** Converts a day and time in São Paulo to an instant; null for none. */
export function instantOf(local: string): string | null {
  return local === '' ? null : new Date(`${local}:00-0${OFFSET_HOURS}:00`).toISOString()
}
