import { DAY_MS } from '#domain/time/durations.ts'
/** What the link of an order still shows: all that its holder needs, little of whose it was, or nothing. */
export type LinkStage = 'open' | 'old' | 'over'

/** As long as a defect can be told of (CDC, art. 26, II), and its goods be fetched or sent again. */
const OPEN_DAYS = 90

const SHOWN_YEARS = 2

/**
 * The link of an order whose last step was at `desde`. An order that is still on its way takes another step within the ninety days,
 * or somebody looks after it by other means than its link.
 */
export function linkStage({ desde, agora }: { desde: Date; agora: Date }): LinkStage {
  const over = new Date(desde)
  over.setUTCFullYear(over.getUTCFullYear() + SHOWN_YEARS)
  if (agora >= over) return 'over'

  return agora.getTime() - desde.getTime() >= OPEN_DAYS * DAY_MS ? 'old' : 'open'
}
