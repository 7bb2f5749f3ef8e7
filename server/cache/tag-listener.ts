import pg from 'pg'
import type { Logger } from 'pino'
import { TAGS_CHANNEL } from '#platform/publish.ts'
import type { PageCache } from './page-cache.ts'

const RETRY_MS = 500

/**
 * Hears on every node which tags were published, and drops what carries them. A node that lost its connection
 * can't know what it missed: it keeps nothing until it hears again.
 */
export function listenForTags(databaseUrl: string, cache: PageCache, logger: Logger) {
  let client: pg.Client | undefined
  let retry: NodeJS.Timeout | undefined
  let closed = false

  async function open(): Promise<void> {
    const fresh = new pg.Client({ connectionString: databaseUrl, keepAlive: true })
    client = fresh
    fresh.on('error', (error) => lost(fresh, error))
    fresh.on('end', () => lost(fresh, new Error('a conexão terminou')))
    fresh.on('notification', ({ payload }) => cache.drop((payload ?? '').split(' ')))
    try {
      await fresh.connect()
      await fresh.query(`listen ${TAGS_CHANNEL}`)
      cache.resume()
    } catch (error) {
      lost(fresh, error)
    }
  }

  function lost(from: pg.Client, error: unknown) {
    if (closed || client !== from) return
    client = undefined
    cache.suspend()
    logger.warn({ err: error }, 'not hearing of changes: pages are not kept until the database is back')
    from.end().catch(() => undefined)
    retry = setTimeout(() => void open(), RETRY_MS)
  }

  return {
    ready: open(),
    async close() {
      closed = true
      clearTimeout(retry)
      await client?.end()
    },
  }
}
