import type { Logger } from 'pino'
import { type CreateRateLimit, createRateWindows, type Lease, type Rate } from '../http/limits/rate-limit.ts'
import { createSharedRateLimit } from '../http/limits/shared-rate-limit.ts'

/** After a missing answer, nobody waits for another one for this long. */
const ALONE_MS = 5_000

const WARN_EVERY_MS = 60_000

type LeasedLimitsInput = {
  /** Asks the node's first process for requests of a key. Rejects if it does not answer in time. */
  ask: (claim: { name: string; rate: Rate; key: string; most: number }) => Promise<Lease>
  processes: number
  now: () => number
  logger: Logger
}

/**
 * The limits of one of a node's processes, which the first one counts for all. While that one does not answer, this one
 * counts for itself: all together then allow the limit once for each process, and no request waits.
 */
export function leasedLimits({ ask, processes, now, logger }: LeasedLimitsInput): CreateRateLimit {
  let aloneUntil = Number.NEGATIVE_INFINITY
  let warnedAt = Number.NEGATIVE_INFINITY

  return (name, rate) => {
    const own = createRateWindows({ ...rate, now })

    return createSharedRateLimit({
      ...rate,
      processes,
      now,
      async take(key, most) {
        const lease = now() < aloneUntil ? null : await askFor({ name, rate, key, most })
        return lease ?? own(key, most)
      },
    })
  }

  async function askFor(claim: Parameters<typeof ask>[0]): Promise<Lease | null> {
    try {
      return await ask(claim)
    } catch (error) {
      aloneUntil = now() + ALONE_MS
      if (now() - warnedAt >= WARN_EVERY_MS) {
        warnedAt = now()
        logger.warn({ err: error }, 'the first process does not answer: each one counts requests for itself')
      }
      return null
    }
  }
}
