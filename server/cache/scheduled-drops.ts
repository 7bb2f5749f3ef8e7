import type { Logger } from 'pino'
import { nextBannerChange } from '#platform/content/next-banner-change.ts'
import type { Database } from '#platform/database/connect.ts'

/** setTimeout takes no more than 2^31 ms; a day also renews what depends on the date, such as "Novo". */
const LONGEST_WAIT_MS = 24 * 60 * 60 * 1000

/** Lets pages go when time itself changes them: a banner's validity begins or ends, or a day has passed. */
export function scheduleDrops(
  db: Database,
  drop: { tags: (tags: string[]) => void; all: () => void },
  logger: Logger,
) {
  let timer: NodeJS.Timeout | undefined

  return { reschedule, close: () => clearTimeout(timer) }

  /** Call it whenever a banner group was written. */
  async function reschedule(): Promise<void> {
    clearTimeout(timer)
    try {
      const now = new Date()
      const next = await nextBannerChange(db, now)
      const wait = next ? next.em.getTime() - now.getTime() : Number.POSITIVE_INFINITY
      timer = setTimeout(
        () => {
          if (next && wait <= LONGEST_WAIT_MS) drop.tags(next.tags)
          else drop.all()
          void reschedule()
        },
        Math.min(wait, LONGEST_WAIT_MS),
      ).unref()
    } catch (error) {
      logger.error({ err: error }, 'could not ask when the next banner changes')
      timer = setTimeout(() => void reschedule(), 60_000).unref()
    }
  }
}
