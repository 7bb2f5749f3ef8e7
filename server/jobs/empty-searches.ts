import type { Logger } from 'pino'
import type { Database } from '#platform/database/connect.ts'
import { writeEmptySearches } from '#platform/search/empty-searches.ts'

const EVERY_MS = 30_000

/**
 * Writes searches without results to the database at intervals. Returns a function that stops it after writing once
 * more.
 */
export function storeEmptySearches(db: Database, logger: Logger): () => Promise<void> {
  const timer = setInterval(write, EVERY_MS).unref()

  return () => {
    clearInterval(timer)
    return write()
  }

  function write(): Promise<void> {
    return writeEmptySearches(db).catch((error: unknown) => {
      logger.warn({ err: error }, 'searches without results could not be written')
    })
  }
}
