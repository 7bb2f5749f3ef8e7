import { type Logger, pino } from 'pino'
import { describeError } from './describe-error.ts'
import { sampleErrors } from './error-samples.ts'

/** Maximum time that lines are buffered in memory; that keeps a line cheap even under load. */
const FLUSH_MS = 200

/** Bytes that wait until somebody reads them; further lines are dropped, so that memory has a bound. */
const MAX_WAITING = 4 * 1024 * 1024

/** Time for the last lines: where nobody reads them, the process must end all the same. */
const LAST_LINES_MS = 1_000

/** A pipe takes up to 4096 bytes at once (PIPE_BUF), so that lines of several processes do not mix. */
const ATOMIC = { minLength: 3072, maxWrite: 4096 }

/**
 * Logs one JSON object per line to standard output. Only named fields are logged: no headers, no queries, and of an
 * error only what `describeError` returns. A repeated error is written a few times a minute. Lines that were dropped while
 * nobody read are counted in a line of their own, once all that waited was read. `shared`: other processes write to the
 * same output.
 */
export function createLogger(level: string, { shared = false } = {}): { logger: Logger; flush: () => void } {
  let waitsUntil = Number.POSITIVE_INFINITY
  const destination = pino.destination({
    fd: 1,
    sync: false,
    periodicFlush: FLUSH_MS,
    maxLength: MAX_WAITING,
    retryEAGAIN: () => performance.now() < waitsUntil,
    ...(shared ? ATOMIC : { minLength: 4096 }),
  })
  const logger = pino(
    {
      level,
      base: { pid: process.pid },
      serializers: { err: describeError },
      hooks: { logMethod: sampleErrors(() => performance.now()) },
      timestamp: pino.stdTimeFunctions.isoTime,
    },
    destination,
  )
  let dropped = 0
  destination.on('drop', () => {
    dropped += 1
  })
  destination.on('drain', reportDropped)

  function reportDropped() {
    if (dropped === 0) return
    const lines = dropped
    dropped = 0
    logger.warn({ lines }, 'Log lines were dropped while nobody read them.')
  }

  return {
    logger,
    /** Writes what waits; call it last. */
    flush() {
      waitsUntil = performance.now() + LAST_LINES_MS
      try {
        destination.flushSync()
        reportDropped()
        destination.flushSync()
      } catch {
        // Standard output was closed, or nobody reads it: the process would wait for it once more while it exits.
        destination.destroy()
      }
    },
  }
}
