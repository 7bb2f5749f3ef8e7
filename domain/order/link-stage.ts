import { DAY_MS } from '#domain/time/durations.ts'
/** What an order link still shows: everything its holder needs, little personal data, or nothing. */
export type LinkStage = 'open' | 'old' | 'over'

/** The period in which a defect can be reported (CDC, art. 26, II), with time to collect or resend the goods. */
const OPEN_DAYS = 90

const SHOWN_YEARS = 2

/**
 * Returns the stage of an order link, given the time of the order's last step. An order in progress takes another step
 * within ninety days, or someone handles it by other means than its link.
 */
export function linkStage({ desde, now }: { desde: Date; now: Date }): LinkStage {
  const over = new Date(desde)
  over.setUTCFullYear(over.getUTCFullYear() + SHOWN_YEARS)
  if (now >= over) return 'over'

  return now.getTime() - desde.getTime() >= OPEN_DAYS * DAY_MS ? 'old' : 'open'
}
