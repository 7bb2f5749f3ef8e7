import pg from 'pg'
import type { Logger } from 'pino'
import { TAGS_CHANNEL } from '#platform/publish.ts'

const RETRY_MS = 500

type Hearing = {
  /** These tags were published. */
  changed: (tags: string[]) => void
  /** Nothing is heard from now on: whatever was kept may be out of date without us knowing. */
  lost: () => void
  /** Heard again; what was published meanwhile was missed. Also said at the start. */
  back: () => Promise<void>
}

/** Hears on every node which tags were published, on a connection of its own that it opens again when it breaks. */
export function listenForTags(databaseUrl: string, hearing: Hearing, logger: Logger) {
  let client: pg.Client | undefined
  let retry: NodeJS.Timeout | undefined
  let closed = false

  return {
    ready: open(),
    async close() {
      closed = true
      clearTimeout(retry)
      await client?.end()
    },
  }

  async function open(): Promise<void> {
    const fresh = new pg.Client({ connectionString: databaseUrl, keepAlive: true })
    client = fresh
    fresh.on('error', (error) => broken(fresh, error))
    fresh.on('end', () => broken(fresh, new Error('the connection ended')))
    fresh.on('notification', ({ payload }) => hearing.changed((payload ?? '').split(' ')))
    try {
      await fresh.connect()
      await fresh.query(`listen ${TAGS_CHANNEL}`)
      await hearing.back()
    } catch (error) {
      broken(fresh, error)
    }
  }

  function broken(from: pg.Client, error: unknown) {
    if (closed || client !== from) return
    client = undefined
    hearing.lost()
    logger.warn({ err: error }, 'not hearing of changes: nothing is kept until the database is back')
    from.end().catch((reason) => logger.debug({ err: reason }, 'closing the broken connection'))
    retry = setTimeout(() => void open(), RETRY_MS)
  }
}
