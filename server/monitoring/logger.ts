import { type Logger, pino } from 'pino'
import { describeError } from './describe-error.ts'
import { sampleErrors } from './error-samples.ts'

/** Lines wait in memory for this long at most; a line is cheap that way even under load. */
const FLUSH_MS = 200

/**
 * One JSON object per line on standard output. Nothing that a caller did not name gets into a line: no headers, no
 * queries, and of an error only what `describeError` tells. One that repeats itself is written a few times a minute.
 */
export function createLogger(level: string): { logger: Logger; flush: () => void } {
  const destination = pino.destination({ fd: 1, sync: false, minLength: 4096, periodicFlush: FLUSH_MS })
  const logger = pino(
    {
      level,
      base: { pid: process.pid },
      serializers: { err: describeError },
      hooks: { logMethod: sampleErrors(Date.now) },
      timestamp: pino.stdTimeFunctions.isoTime,
    },
    destination,
  )

  return {
    logger,
    flush() {
      try {
        destination.flushSync()
      } catch {
        // Nobody reads any more.
      }
    },
  }
}
