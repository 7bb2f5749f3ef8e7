import type { Logger } from 'pino'
import { DAY_MS } from '#domain/time/durations.ts'
import { nextGuideChange } from '#platform/catalog/collections/guides/next-guide-change.ts'
import { type ContentChange, nextContentChange } from '#platform/content/next-content-change.ts'
import type { Database } from '#platform/database/connect.ts'
import { nextPromotionChange } from '#platform/marketing/promotions/next-promotion-change.ts'
import { clock } from '../adapters/clock.ts'

/**
 * setTimeout accepts at most 2^31 ms; invalidating once a day also updates what depends on the date, such as "Novo".
 */
const MAX_WAIT_MS = DAY_MS

/**
 * Invalidates pages at the times when their content changes by itself: a banner or promotion begins or ends, a page or
 * guide is published, or a day has passed.
 */
export function scheduleInvalidation(
  db: Database,
  invalidate: { tags: (tags: string[]) => void; all: () => void },
  logger: Logger,
) {
  let timer: NodeJS.Timeout | undefined

  return { reschedule, close: () => clearTimeout(timer) }

  /** Call whenever banners, pages, guides or promotions were written. */
  async function reschedule(): Promise<void> {
    clearTimeout(timer)
    try {
      const now = clock()
      const next = earliest(
        await Promise.all([
          nextContentChange(db, now),
          nextGuideChange(db, now),
          nextPromotionChange(db, now),
        ]),
      )
      const wait = next ? next.em.getTime() - now.getTime() : Number.POSITIVE_INFINITY
      timer = setTimeout(
        () => {
          if (next && wait <= MAX_WAIT_MS) invalidate.tags(next.tags)
          else invalidate.all()
          void reschedule()
        },
        Math.min(wait, MAX_WAIT_MS),
      ).unref()
    } catch (error) {
      logger.error({ err: error }, 'could not read when content changes next')
      timer = setTimeout(() => void reschedule(), 60_000).unref()
    }
  }
}

/** Returns the next change; those at the same time are invalidated together. */
function earliest(changes: readonly (ContentChange | null)[]): ContentChange | null {
  const waiting = changes.filter((change) => change !== null)
  const em = new Date(Math.min(...waiting.map((change) => change.em.getTime())))
  const due = waiting.filter((change) => change.em.getTime() === em.getTime())

  return due.length === 0 ? null : { em, tags: due.flatMap(({ tags }) => tags) }
}
