import { expect, test } from 'vitest'
import { queueHoldEnd } from './queue-hold.ts'

test.each([
  // In São Paulo: 12h30 of the next day.
  ['2026-11-26T15:30:00Z', 24, '2026-11-27T15:30:00Z'],
  // 21h would be 21h: the next noon.
  ['2026-11-26T15:00:00Z', 9, '2026-11-27T15:00:00Z'],
  ['2026-11-26T15:00:00Z', 8, '2026-11-26T23:00:00Z'],
  // 3h: noon of the same day.
  ['2026-11-26T18:00:00Z', 12, '2026-11-27T15:00:00Z'],
  ['2026-11-26T13:00:00Z', 24, '2026-11-27T13:00:00Z'],
  ['2026-11-26T12:59:00Z', 24, '2026-11-27T15:00:00Z'],
  // Over the end of a year.
  ['2026-12-31T01:00:00Z', 24, '2027-01-01T15:00:00Z'],
])('a hold from %s for %d hours ends at %s', (now, hours, end) => {
  expect(queueHoldEnd(new Date(now), hours).toISOString()).toBe(new Date(end).toISOString())
})

test('a hold lasts its hours at least, fifteen more at most, and never ends at night', () => {
  for (let hour = 0; hour < 24; hour++)
    for (let hours = 1; hours <= 48; hours++) {
      const now = Date.UTC(2026, 10, 26, hour, 17)
      const end = queueHoldEnd(new Date(now), hours)
      const lasted = (end.getTime() - now) / 3_600_000
      expect(lasted).toBeGreaterThanOrEqual(hours)
      expect(lasted).toBeLessThanOrEqual(hours + 15)
      const local = (end.getUTCHours() + 21) % 24
      expect(local >= 10 && local < 21).toBe(true)
    }
})
