import type { Logger } from 'pino'
import type { Database } from '#platform/database/connect.ts'
import { countRequestedPages } from '#platform/infrastructure/pages/requested-pages.ts'
import { clock } from '../adapters/clock.ts'
import type { PageCache } from './page-cache.ts'

const EVERY_MS = 5 * 60_000

/**
 * Writes at intervals which pages are requested most, for the next start (`warm-start.ts`). Returns a function that
 * stops it after writing once more. What can't be written is not counted: the next visitors request the same pages.
 */
export function storeRequests(db: Database, cache: PageCache, logger: Logger): () => Promise<void> {
  const timer = setInterval(write, EVERY_MS).unref()

  return () => {
    clearInterval(timer)
    return write()
  }

  async function write(): Promise<void> {
    try {
      const requests = cache.takeRequests()
      await countRequestedPages(
        db,
        clock(),
        requests.map(({ address, device, times }) => ({
          caminho: address,
          aparelho: device ?? '',
          pedidos: times,
        })),
      )
    } catch (error) {
      logger.warn({ err: error }, 'the most requested pages could not be written')
    }
  }
}
