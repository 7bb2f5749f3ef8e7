import { MINUTE_MS } from '#domain/time/durations.ts'

const [SOONEST_MS, LATEST_MS] = [10_000, 15 * MINUTE_MS]

/**
 * When to ask about an invoice again: after a quarter of its age, at least ten seconds and at most a quarter of an hour.
 * Most are settled within seconds, and the service limits how often it may be asked.
 */
export function nextCheck(criadaEm: Date, now: Date): Date {
  const age = now.getTime() - criadaEm.getTime()

  return new Date(now.getTime() + Math.min(LATEST_MS, Math.max(SOONEST_MS, age / 4)))
}
