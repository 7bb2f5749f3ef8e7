import type { Logger } from 'pino'
import { DAY_MS } from '#domain/time/durations.ts'
import { type ContentChange, nextContentChange } from '#platform/content/next-content-change.ts'
import type { Database } from '#platform/database/connect.ts'
import { nextPromotionChange } from '#platform/marketing/promotions/next-promotion-change.ts'

/** setTimeout takes no more than 2^31 ms; a day also renews what depends on the date, such as "Novo". */
const LONGEST_WAIT_MS = DAY_MS

/**
 * Invalidates pages when time itself changes them: a banner comes or
 * goes, a page is published, a promotion begins or ends, or a day has passed.
 */
export function scheduleInvalidation(
  db: Database,
  drop: { tags: (tags: string[]) => void; all: () => void },
  logger: Logger,
) {
  let timer: NodeJS.Timeout | undefined

  return { reschedule, close: () => clearTimeout(timer) }

  /** Call it whenever banners, pages or promotions were written. */
  async function reschedule(): Promise<void> {
    clearTimeout(timer)
    try {
      const now = new Date()
      const next = earliest(await Promise.all([nextContentChange(db, now), nextPromotionChange(db, now)]))
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
      logger.error({ err: error }, 'could not ask when content changes next')
      timer = setTimeout(() => void reschedule(), 60_000).unref()
    }
  }
}

/** What changes first; what changes at the same moment is invalidated together. */
function earliest(changes: readonly (ContentChange | null)[]): ContentChange | null {
  const waiting = changes.filter((change) => change !== null)
  const em = new Date(Math.min(...waiting.map((change) => change.em.getTime())))
  const due = waiting.filter((change) => change.em.getTime() === em.getTime())

  return due.length === 0 ? null : { em, tags: due.flatMap(({ tags }) => tags) }
}
