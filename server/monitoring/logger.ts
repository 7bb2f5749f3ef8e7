import { type Logger, pino } from 'pino'
import { describeError } from './describe-error.ts'
import { sampleErrors } from './error-samples.ts'

/** Maximum time that lines are buffered in memory; that keeps a line cheap even under load. */
const FLUSH_MS = 200

/**
 * Logs one JSON object per line to standard output. Only named fields are logged: no headers, no queries, and of an
 * error only what `describeError` returns. A repeated error is written a few times a minute.
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
        // Standard output was closed.
      }
    },
  }
}
