import type { Logger } from 'pino'
import type { Database } from '#platform/database/connect.ts'
import { writeEmptySearches } from '#platform/search/empty-searches.ts'

const EVERY_MS = 30_000

/** Writes the searches that found nothing from time to time. Answers how it ends: once more, so that none is forgotten. */
export function storeEmptySearches(db: Database, logger: Logger): () => Promise<void> {
  const timer = setInterval(write, EVERY_MS).unref()

  return () => {
    clearInterval(timer)
    return write()
  }

  function write(): Promise<void> {
    return writeEmptySearches(db).catch((error: unknown) => {
      logger.warn({ err: error }, 'searches that found nothing could not be written')
    })
  }
}
