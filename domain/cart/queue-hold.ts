import { HOUR_MS } from '../time/durations.ts'

/** Hours in São Paulo between which a hold may end: nobody loses a unit in their sleep. */
const FIRST_HOUR = 10
const LAST_HOUR = 21
const NOON = 12

/** São Paulo has had a fixed offset since 2019 (Decreto 9.772). */
const OFFSET_MS = -3 * HOUR_MS

/** Until when a unit is held for whoever is next: these hours, or at the noon that follows if they would end at night. */
export function queueHoldEnd(now: Date, hours: number): Date {
  const local = new Date(now.getTime() + hours * HOUR_MS + OFFSET_MS)
  const hour = local.getUTCHours()
  if (hour < FIRST_HOUR || hour >= LAST_HOUR) {
    if (hour >= LAST_HOUR) local.setUTCDate(local.getUTCDate() + 1)
    local.setUTCHours(NOON, 0, 0, 0)
  }

  return new Date(local.getTime() - OFFSET_MS)
}
